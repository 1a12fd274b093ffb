export type SharedCookie = { name: string; value: string; days: number };

/** All cookies of this browser that scripts may read. A browser that denies them has none (SHL-14). */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * For all municipalities' portals of one domain. A domain that no cookie may be set for (such as kommune.no itself) is
 * refused silently; then this host keeps it.
 */
export function writeSharedCookie(cookie: SharedCookie): void {
  const { hostname, protocol } = location;
  const isHttps = protocol === 'https:';
  setCookie(cookieText(cookie, { domain: sharedDomain(hostname), isHttps }));
  if (!readCookies().split('; ').includes(`${cookie.name}=${cookie.value}`)) {
    setCookie(cookieText(cookie, { domain: null, isHttps }));
  }
}

export function cookieText(
  { name, value, days }: SharedCookie,
  { domain, isHttps }: { domain: string | null; isHttps: boolean },
): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${days * 86_400}`, 'SameSite=Lax'];
  if (domain) parts.push(`Domain=${domain}`);
  if (isHttps) parts.push('Secure');
  return parts.join('; ');
}

/** The domain that a municipality's portal shares with the others: bergen.nabolag.no → nabolag.no. */
export function sharedDomain(hostname: string): string | null {
  const labels = hostname.split('.');
  const isAddress = hostname.includes(':') || /^[\d.]+$/.test(hostname);
  if (isAddress || labels.length < 2 || labels.at(-1) === 'localhost') return null;
  return labels.length === 2 ? hostname : labels.slice(1).join('.');
}

/** The asynchronous cookie store is not in every browser yet. */
function setCookie(cookie: string) {
  try {
    Reflect.set(document, 'cookie', cookie);
  } catch {
    // What is not remembered is asked for again.
  }
}
