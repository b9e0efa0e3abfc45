/** A server's answer: a body of JSON, and its status and headers. */
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** A browser with our page: sends the origin, keeps the cookie. */
export class Visitor {
  readonly origin: string;
  readonly #server: string;
  cookie: string | undefined;

  constructor(server: string, cookie?: string, origin = server) {
    this.#server = server;
    this.cookie = cookie;
    this.origin = origin;
  }

  get = <Body = Record<string, unknown>>(path: string) => this.ask<Body>("GET", path);
  post = <Body = Record<string, unknown>>(path: string, body: unknown = {}) => this.ask<Body>("POST", path, body);
  put = <Body = Record<string, unknown>>(path: string, body: unknown) => this.ask<Body>("PUT", path, body);
  patch = <Body = Record<string, unknown>>(path: string, body: unknown) => this.ask<Body>("PATCH", path, body);
  delete = <Body = Record<string, unknown>>(path: string) => this.ask<Body>("DELETE", path);

  async ask<Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.#server + path, {
      method,
      headers: {
        Origin: this.origin,
        ...(this.cookie !== undefined && { Cookie: this.cookie }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";", 1);
      this.cookie = pair.endsWith("=") ? undefined : pair;
    }
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
  }
}
