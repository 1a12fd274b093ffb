export const MAX_SUBJECT_LENGTH = 150;
export const MAX_LETTER_LENGTH = 5000;
/** Six parts. */
export const MAX_SMS_LENGTH = 918;
export const MAX_FILES = 5;

/** Of a municipality to its organisers: more than this is for its own newsletter. */
export const OFFICE_LETTERS_A_DAY = 5;
/** Chosen one by one. */
export const MAX_CHOSEN_ORGANISERS = 200;

/** What an organisation can send in a month, in parts. */
export const SMS_PARTS_PER_MONTH = 1000;
/** And all organisations of a portal together in a day. */
export const SMS_PARTS_PER_DAY = 20_000;
/** Those who took part in what was called off have had a month to hear about it. */
export const CANCELLED_IS_QUIET_AFTER_DAYS = 30;

const GSM_LETTERS =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** In the same alphabet, but they take the place of two. */
const GSM_DOUBLE_LETTERS = '\f^{}\\[~]|€';

const GSM_WIDTHS = new Map([
  ...[...GSM_LETTERS].map((letter) => [letter, 1] as const),
  ...[...GSM_DOUBLE_LETTERS].map((letter) => [letter, 2] as const),
]);

export type SmsSize = { parts: number /** Places that are left in the last part. */; left: number; isWide: boolean };

/**
 * How many parts an SMS is sent and paid for as. One letter that is not in the phones' alphabet makes all of it wide:
 * 70 instead of 160 to a part. Of several, each loses some places to its number. No letter is split between two.
 */
export function sizeOfSms(text: string): SmsSize {
  const letters = [...text];
  const isWide = letters.some((letter) => !GSM_WIDTHS.has(letter));
  const [alone, together] = isWide ? [70, 67] : [160, 153];
  const widths = letters.map((letter) => (isWide ? letter.length : (GSM_WIDTHS.get(letter) ?? 1)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= alone) return { parts: 1, left: alone - total, isWide };
  let parts = 1;
  let used = 0;
  for (const width of widths) {
    if (used + width > together) {
      parts += 1;
      used = 0;
    }
    used += width;
  }
  return { parts, left: together - used, isWide };
}

/** Why the municipality says no to a sender name. */
export const MAX_SENDER_REASON_LENGTH = 500;

export const MAX_SMS_SENDER_LENGTH = 11;
/** What phones show as a sender. */
export const SMS_SENDER = /^[A-Za-z][A-Za-z0-9 ]{2,10}$/;
