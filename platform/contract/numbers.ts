/** Who a person number belongs to: fnr resident, dnr temporary, hnr issued by a hospital, tnr synthetic. */
export type PersonNumberKind = 'fnr' | 'dnr' | 'hnr' | 'tnr' | 'dnr-and-hnr' | 'dnr-and-tnr';

/** Which checksum a KID ends with; the payee's agreement with the bank decides. */
export type KidKind = 'mod10' | 'mod11';

/** The kind of a fødselsnummer or D-number whose date and check digits are right, else null. */
export function personNumberKind(value: string): PersonNumberKind | null {
  const parts = personNumberParts(value);
  if (!parts || !isDayOfYear(parts) || !hasRightCheckDigits(value)) return null;
  return parts.isDNumber ? (parts.series === 'fnr' ? 'dnr' : `dnr-and-${parts.series}`) : parts.series;
}

/** Synthetic people exist in test registers only; production has to turn them away. */
export const isSyntheticPersonNumber = (value: string): boolean => personNumberKind(value)?.endsWith('tnr') ?? false;

/**
 * The birth date by the table that holds for numbers issued until 2032, as 'YYYY-MM-DD'. Later numbers tell no century:
 * where a birth date is stored, that one counts.
 */
export function birthDateOf(value: string): string | null {
  const parts = personNumberParts(value);
  if (!parts || !personNumberKind(value)) return null;
  const century = centuryOf(parts.year, parts.individual);
  return century === null ? null : `${century + parts.year}-${twoDigits(parts.month)}-${twoDigits(parts.day)}`;
}

/** A bank account of 11 digits; dots and spaces between them do not matter. */
export function isBankAccount(value: string): boolean {
  const digits = withoutSeparators(value);
  return /^\d{11}$/.test(digits) && mod11(digits.slice(0, -1)) === digits.slice(-1);
}

export function isOrganisationNumber(value: string): boolean {
  const digits = withoutSeparators(value);
  return /^[89]\d{8}$/.test(digits) && mod11(digits.slice(0, -1)) === digits.slice(-1);
}

/** A KID of 2–25 characters; without a stored kind either checksum will do. */
export function isKid(value: string, kind?: KidKind): boolean {
  const text = withoutSeparators(value);
  if (!/^\d{1,24}[\d-]$/.test(text)) return false;
  const base = text.slice(0, -1);
  const last = text.slice(-1);
  return (kind !== 'mod11' && mod10(base) === last) || (kind !== 'mod10' && mod11(base) === last);
}

/** '1234.56.78911', '1234 56 78911' → '12345678911' */
export const withoutSeparators = (value: string): string => value.replace(/[\s.]/g, '');

type PersonNumberParts = {
  day: number;
  month: number;
  year: number;
  individual: number;
  isDNumber: boolean;
  series: 'fnr' | 'hnr' | 'tnr';
};

function personNumberParts(value: string): PersonNumberParts | null {
  if (!/^\d{11}$/.test(value)) return null;
  const day = Number(value.slice(0, 2));
  const month = Number(value.slice(2, 4));
  const isDNumber = day > 40;
  const series = month > 80 ? 'tnr' : month > 40 ? 'hnr' : 'fnr';
  return {
    day: isDNumber ? day - 40 : day,
    month: month - MONTH_SHIFT[series],
    year: Number(value.slice(4, 6)),
    individual: Number(value.slice(6, 9)),
    isDNumber,
    series,
  };
}

const MONTH_SHIFT = { fnr: 0, hnr: 40, tnr: 80 } as const;

/** The century is unknown from 2032 on, so 29 February passes whenever one of the centuries has it. */
function isDayOfYear({ day, month, year }: PersonNumberParts): boolean {
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && day > 0;
}

function hasRightCheckDigits(value: string): boolean {
  // From 2032 the first check digit may leave a remainder of 0–3; the second still leaves none.
  return weightedSum(value, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 <= 3 && weightedSum(value, SECOND_WEIGHTS) % 11 === 0;
}

const SECOND_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1];

const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);

function centuryOf(year: number, individual: number): number | null {
  if (individual < 500) return 1900;
  if (year < 40) return 2000;
  if (individual >= 900) return 1900;
  return individual < 750 && year >= 54 ? 1800 : null;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Luhn: every second digit from the right doubled. */
function mod10(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Weights 2–7 from the right; the remainder that has no digit is written '-'. */
export function mod11(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 6)), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? '-' : String(check);
}
