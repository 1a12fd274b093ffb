import { request } from 'node:http';

type Visit = { method?: 'GET' | 'POST'; form?: Record<string, string>; headers?: Record<string, string> };

type Cookie = { host: string; path: string; name: string; value: string };

/** A browser for which every host name leads to this port. It keeps cookies, and goes where it is sent when told to. */
export function browserAt(port: () => number) {
  const cookies: Cookie[] = [];

  const keep = (host: string, header: string) => {
    const [pair = '', ...manners] = header.split(';').map((part) => part.trim());
    const path = manners.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    const at = pair.indexOf('=');
    const cookie = { host, path, name: pair.slice(0, at), value: pair.slice(at + 1) };
    const before = cookies.findIndex((one) => one.host === host && one.path === path && one.name === cookie.name);
    if (before >= 0) cookies.splice(before, 1);
    if (cookie.value) cookies.push(cookie);
  };

  const visit = (address: string, { method = 'GET', form, headers }: Visit = {}) =>
    new Promise<{ status: number; location: string | null; body: string; policy: string }>((resolve, reject) => {
      const url = new URL(address);
      const cookie = cookies
        .filter(({ host, path }) => host === url.hostname && url.pathname.startsWith(path))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
      const asked = request(
        {
          host: '127.0.0.1',
          port: port(),
          method,
          path: url.pathname + url.search,
          headers: {
            host: url.host,
            accept: 'text/html',
            ...(cookie && { cookie }),
            ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
            ...headers,
          },
        },
        async (answer) => {
          for (const header of answer.headers['set-cookie'] ?? []) keep(url.hostname, header);
          const { location } = answer.headers;
          resolve({
            status: answer.statusCode ?? 0,
            location: location === undefined ? null : new URL(location, address).href,
            body: (await answer.toArray()).join(''),
            policy: String(answer.headers['content-security-policy'] ?? ''),
          });
        },
      );
      asked.on('error', reject);
      asked.end(form && new URLSearchParams(form).toString());
    });

  return { visit, cookies };
}

export type Browser = ReturnType<typeof browserAt>;

type Wish = { tenant?: string; method?: 'minid' | 'bankid'; returnUrl?: string; language?: 'nb' | 'nn' | 'en' };

export const portalOf = (tenant: string): string => `http://${tenant}.localhost:3000`;

/** Asks the portal where to log in. */
export async function setOut({ visit }: Browser, { tenant = 'bergen', language = 'nb', ...wish }: Wish = {}) {
  const headers = { 'x-app-language': language };
  await visit(`${portalOf(tenant)}/api/auth/form`, { headers });
  const { status, body } = await visit(`${portalOf(tenant)}/api/auth/idporten/url?${new URLSearchParams(wish)}`, {
    headers,
  });
  return { status, url: status === 200 ? String(JSON.parse(body).data.url) : '', body };
}

/** Goes to the provider and chooses a person, or turns back; answers the address the browser is sent back to. */
export async function choose({ visit }: Browser, url: string, person: string | null): Promise<string> {
  const page = await visit(url);
  const login = String(page.location);
  const chosen = await visit(login, { method: 'POST', form: person === null ? { cancel: 'yes' } : { person } });
  const resumed = await visit(String(chosen.location));
  return String(resumed.location);
}

/** Where the portal sends the browser after all of it. */
export async function comeBack({ visit }: Browser, callback: string): Promise<URL> {
  const { location } = await visit(callback);
  return new URL(String(location));
}

export async function fetchTicket({ visit }: Browser, page: URL) {
  const handle = page.searchParams.get('handle') ?? '';
  const { status, body } = await visit(`${page.origin}/api/auth/idporten/status?handle=${encodeURIComponent(handle)}`, {
    headers: { 'x-app-language': 'nb' },
  });
  return { status, answer: JSON.parse(body) };
}

/** From the portal to the provider and back again. */
export async function logIn(browser: Browser, person: string | null, wish: Wish = {}): Promise<URL> {
  const { url } = await setOut(browser, wish);
  return comeBack(browser, await choose(browser, url, person));
}
