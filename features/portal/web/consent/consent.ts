import { writeSharedCookie } from '#platform/web/shared-cookie.ts';

/** SHL-09: the visitor's answer to being measured. Nothing is loaded or stored before there is one. */
const CONSENT_COOKIE = 'clarityConsent';

export function readConsent(cookies: string): boolean | null {
  const value = new RegExp(`(?:^|; )${CONSENT_COOKIE}=(true|false)(?:;|$)`).exec(cookies)?.[1];
  return value === undefined ? null : value === 'true';
}

export const writeConsent = (isGiven: boolean): void =>
  writeSharedCookie({ name: CONSENT_COOKIE, value: String(isGiven), days: CONSENT_DAYS });

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
