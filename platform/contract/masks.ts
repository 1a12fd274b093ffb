type Part = { digits: number; min?: number; max?: number };

/** The input masks of the portal: parts of digits with what stands between them (VAL-01). */
export const MASKS = {
  'H0:M0': [{ digits: 2, max: 23 }, ':', { digits: 2, max: 59 }],
  '0000.00.00000': [{ digits: 4 }, '.', { digits: 2 }, '.', { digits: 5 }],
  'd0/M0/0000': [{ digits: 2, min: 1, max: 31 }, '/', { digits: 2, min: 1, max: 12 }, '/', { digits: 4 }],
  '000-000': [{ digits: 3 }, '-', { digits: 3 }],
  '000 000 000': [{ digits: 3 }, ' ', { digits: 3 }, ' ', { digits: 3 }],
} as const satisfies Record<string, readonly (Part | string)[]>;

export type Mask = keyof typeof MASKS;

/**
 * What a field with this mask shows for what was typed or pasted. A first digit that can only be the second of its
 * part gets a zero in front ('930' is '09:30'); a digit that fits nowhere is left out; a separator comes with the
 * digit after it, so that deleting backwards never sticks.
 */
export function maskText(mask: Mask, raw: string): string {
  const typed = [...raw.replace(/[^0-9]/g, '').slice(0, MAX_DIGITS_READ)];
  let masked = '';
  let separator = '';
  for (const part of MASKS[mask]) {
    if (typeof part === 'string') {
      separator = part;
      continue;
    }
    const filled = fillPart(part, typed);
    if (filled === '') return masked;
    masked += separator + filled;
    if (filled.length < part.digits) return masked;
  }
  return masked;
}

const MAX_DIGITS_READ = 100;

/** Takes digits from the front of `typed` until the part is full. */
function fillPart(part: Part, typed: string[]): string {
  let filled = '';
  while (filled.length < part.digits) {
    const digit = typed.shift();
    if (digit === undefined) return filled;
    if (filled === '' && isOnlySecondDigit(part, digit)) filled = `0${digit}`;
    else if (fits(part, filled + digit)) filled += digit;
  }
  return filled;
}

const isOnlySecondDigit = ({ max }: Part, digit: string): boolean =>
  max !== undefined && Number(digit) > Math.trunc(max / 10);

const fits = ({ digits, min = 0, max = Number.POSITIVE_INFINITY }: Part, text: string): boolean =>
  text.length < digits || (Number(text) >= min && Number(text) <= max);
