interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** As `npm audit --json` puts it. */
export interface Advisories {
  readonly vulnerabilities: Readonly<
    Record<
      string,
      {
        readonly severity: string;
        readonly via: readonly (string | { readonly title: string; readonly url: string })[];
      }
    >
  >;
}

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Forbidden entries in a lock file: install scripts, packages without a checksum, loose versions. */
export function lockFindings({ packages }: Lock, mayRunScripts: readonly string[]): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    // Our own packages are not installed from anywhere, but declare the versions they want.
    if (!path.includes("node_modules/")) return looseVersions(path, locked);
    if (locked.link === true) return [];
    const runs = locked.hasInstallScript === true && !mayRunScripts.includes(name);
    return [
      ...(runs
        ? [`${name} runs a program when it is installed, which allowScripts in package.json does not name`]
        : []),
      ...(locked.integrity === undefined ? [`${name} has no checksum`] : []),
    ];
  });
}

function looseVersions(
  folder: string,
  { dependencies, devDependencies, optionalDependencies }: LockedPackage,
): string[] {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const where = folder === "" ? "package.json" : `${folder}/package.json`;
  return wanted
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${where} wants ${name} ${version}, not one exact version`);
}

/** A line for every package with an advisory of its own; it names those affected only because they depend on it. */
export function advisoryLines({ vulnerabilities }: Advisories): string[] {
  return Object.entries(vulnerabilities).flatMap(([name, { severity, via }]) =>
    via.flatMap((cause) => (typeof cause === "string" ? [] : [`${name} (${severity}): ${cause.title}, ${cause.url}`])),
  );
}
