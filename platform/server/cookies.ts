/** What a handler may do with cookies. Written ones leave with the answer. */
export type Cookies = {
  /** Null when it is not there, and also when it is there twice: one of them was put there by another site. */
  read(name: string): string | null;
  set(cookie: Cookie): void;
};

export type Cookie = {
  name: string;
  value: string;
  maxAgeSeconds: number;
  sameSite: 'Lax' | 'Strict' | 'None';
  isSecure: boolean;
  isHttpOnly: boolean;
  /** Apart for each site whose frame it is in. */
  isPartitioned?: boolean;
  /** Without one the cookie belongs to this host alone. */
  domain?: string | undefined;
};

export function cookiesOf(header: string | undefined, send: (header: string) => void): Cookies {
  let values: Map<string, string | null> | undefined;
  return {
    read(name) {
      values ??= readCookies(header);
      return values.get(name) ?? null;
    },
    set: (cookie) => send(writeCookie(cookie)),
  };
}

function readCookies(header: string | undefined): Map<string, string | null> {
  const values = new Map<string, string | null>();
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && name) values.set(name, values.has(name) ? null : part.slice(at + 1).trim());
  }
  return values;
}

/** Values are our own tokens and need no quoting; anything else is a mistake. */
export function writeCookie(cookie: Cookie): string {
  if (!/^[\w.~-]*$/.test(cookie.value)) throw new Error(`The value of the cookie ${cookie.name} needs quoting.`);
  return [
    `${cookie.name}=${cookie.value}`,
    'Path=/',
    `Max-Age=${cookie.maxAgeSeconds}`,
    `SameSite=${cookie.sameSite}`,
    ...(cookie.domain ? [`Domain=${cookie.domain}`] : []),
    ...(cookie.isSecure ? ['Secure'] : []),
    ...(cookie.isHttpOnly ? ['HttpOnly'] : []),
    ...(cookie.isPartitioned ? ['Partitioned'] : []),
  ].join('; ');
}
