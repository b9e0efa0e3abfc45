import { brotliCompressSync, gzipSync } from "node:zlib";

export interface Weight {
  readonly files: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What a list of files weighs on its way to a browser, each compressed by itself as servers do. */
export function weightOf(contents: readonly Uint8Array[]): Weight {
  return {
    files: contents.length,
    gzip: total(contents, (content) => gzipSync(content, { level: 9 }).length),
    brotli: total(contents, (content) => brotliCompressSync(content).length),
  };
}

function total(contents: readonly Uint8Array[], size: (content: Uint8Array) => number): number {
  return contents.reduce((sum, content) => sum + size(content), 0);
}
