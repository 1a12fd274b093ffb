/** Numbers of the sign-in, shared by both sides. */
export const SHORTEST_PASSWORD = 10;
export const MAX_PASSWORD_LENGTH = 128;
export const SHORTEST_STAFF_PASSWORD = 15;

export const CODE_LASTS_MINUTES = 10;
export const CODE_TRIES = 5;
export const RESEND_AFTER_SECONDS = 30;
export const LINK_LASTS_MINUTES = 60;

/** Where the browser keeps what, under the portal's prefix (IDN-12). */
export const STORED_TICKET = 'auth:user';
/** A super-admin's own, while they are logged in as another. */
export const OWN_TICKET = 'auth:own';
export const STORED_USERNAME = 'get-started:username';

/** Tells scripts that a ticket lies in the cookie that they cannot see. */
export const MARKER_COOKIE = 'nabolag-adm';

/** The level of trust that a sign-in with the national identity service reaches (MinID, BankID). */
export const IDPORTEN_METHODS = ['minid', 'bankid'] as const;
export type IdportenMethod = (typeof IDPORTEN_METHODS)[number];

const HOME = '/';
const MAX_RETURN_URL_LENGTH = 2000;

/**
 * The path inside the portal that a returnUrl leads to; anything that could be read as another place leads home
 * (RTE-09, D-16): other hosts, backslashes, control characters, empty and dotted steps.
 */
export function safeReturnUrl(given: string | null | undefined): string {
  if (!given || given.length > MAX_RETURN_URL_LENGTH || !/^\/[\x21-\x5b\x5d-\x7e\u00a1-\uffff]*$/.test(given))
    return HOME;
  const [path = ''] = given.split(/[?#]/, 1);
  const hasOddSteps = path.includes('//') || /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path) || /%(?:2f|5c|0|1)/i.test(path);
  return hasOddSteps ? HOME : given;
}
