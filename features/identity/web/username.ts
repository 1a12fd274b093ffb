const COUNTRY_CODE = /^(?:\+|00)?47(?=\d{8}$)/;

/** Begins like a phone number. Whether it is one is for the server to say. */
export const isPhone = (username: string): boolean => /^[\d+(][\d\s()+-]*$/.test(username.trim());

/** The number as people write it at home, for a field that has +47 in front (IDN-07). */
export const withoutCountryCode = (username: string): string =>
  isPhone(username) ? compact(username).replace(COUNTRY_CODE, '') : username;

/** Whether both are the same address, however they are written. */
export const isSameUsername = (one: string, other: string): boolean => plain(one) === plain(other);

/** '+4741234567' reads as '+47 412 34 567'; an e-mail address as it is. */
export function showUsername(username: string): string {
  const [, first, second, third] = /^(\d{3})(\d{2})(\d{3})$/.exec(withoutCountryCode(username)) ?? [];
  return first ? `+47 ${first} ${second} ${third}` : username.trim();
}

const compact = (phone: string): string => phone.replace(/[\s()-]/g, '');

const plain = (username: string): string =>
  isPhone(username) ? withoutCountryCode(username) : username.trim().toLowerCase();
