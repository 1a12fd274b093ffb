/** SHL-09: the visitor's answer to being measured. Nothing is loaded or stored before there is one. */
const CONSENT_COOKIE = 'clarityConsent';

export function readConsent(cookies: string): boolean | null {
  const value = new RegExp(`(?:^|; )${CONSENT_COOKIE}=(true|false)(?:;|$)`).exec(cookies)?.[1];
  return value === undefined ? null : value === 'true';
}

/** A domain that no cookie may be set for (such as kommune.no itself) is refused silently; then this host keeps it. */
export function writeConsent(isGiven: boolean): void {
  const { hostname, protocol } = location;
  const isHttps = protocol === 'https:';
  setCookie(consentCookie(isGiven, { domain: sharedDomain(hostname), isHttps }));
  if (readConsent(document.cookie) !== isGiven) setCookie(consentCookie(isGiven, { domain: null, isHttps }));
}

export function consentCookie(
  isGiven: boolean,
  { domain, isHttps }: { domain: string | null; isHttps: boolean },
): string {
  const parts = [`${CONSENT_COOKIE}=${isGiven}`, 'Path=/', `Max-Age=${CONSENT_DAYS * 86_400}`, 'SameSite=Lax'];
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

/** Once per page; the policy lets a script through that ours has made. */
export function loadAnalytics(url: string): void {
  if (document.querySelector('script[data-analytics]')) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.dataset.analytics = '';
  document.head.append(script);
}

export const hasLoadedAnalytics = (): boolean => document.querySelector('script[data-analytics]') !== null;

const CONSENT_DAYS = 180;

/** The asynchronous cookie store is not in every browser yet. */
function setCookie(cookie: string) {
  Reflect.set(document, 'cookie', cookie);
}
