import { maskText } from '#platform/contract/masks.ts';
import type { TextEdit } from './text-edit.ts';

/** Digits as they stand: '1' while a user is about to write '12', '' when cleared. */
type Time = { hours: string; minutes: string };

const HOURS = 24;
const MINUTES = 60;
const DIGITS = 2;

/** What a time field shows after typing or pasting. The digits go to the part that the cursor is in. */
export function typeTime(typed: string, caret: number): TextEdit {
  // '9.30' is how most people write it.
  const raw = typed.replaceAll(/(?<=\d)[.,;]/g, ':');
  const colon = raw.indexOf(':');
  if (colon < 0) return typeFromStart(raw, caret);
  const isInHours = caret <= colon;
  if (!isInHours) {
    const { kept, written } = overwrite(raw.slice(colon + 1, caret), raw.slice(caret));
    const hours = digitsOf(raw.slice(0, colon)).slice(0, DIGITS);
    const time = { hours: maskHours(hours.length === 1 ? `0${hours}` : hours), minutes: maskMinutes(kept) };
    return caretAt(time, minutesStart(time) + maskMinutes(written).length);
  }
  const { kept, written, surplus } = overwrite(raw.slice(0, caret), raw.slice(caret, colon));
  const minutes = maskMinutes(surplus || digitsOf(raw.slice(colon + 1)).slice(0, DIGITS));
  const time = { hours: maskHours(kept), minutes };
  const isDone = maskHours(written).length === DIGITS;
  if (!isDone) return caretAt(time, maskHours(written).length);
  return surplus ? caretAt(time, textOf(time).length) : selectMinutes(time);
}

/** VAL-02: Backspace and Delete clear the hours or the minutes, never a part of them. */
export function clearTime(before: string, raw: string, caret: number, isForward: boolean): TextEdit {
  const time = partsOf(before);
  const colon = raw.indexOf(':');
  const isColonGone = colon < 0 && before.includes(':');
  if (isColonGone && raw.length < before.length - 1) return caretAt({ hours: '', minutes: '' }, 0);
  const isInMinutes = isColonGone ? isForward : colon >= 0 && caret > colon;
  const cleared = isInMinutes ? { ...time, minutes: '' } : { ...time, hours: '' };
  return caretAt(cleared, isInMinutes ? minutesStart(cleared) : 0);
}

/** The arrow keys count the part that the cursor is in, round and round. */
export function stepTime(text: string, caret: number, step: 1 | -1): TextEdit {
  const time = partsOf(text);
  const colon = text.indexOf(':');
  if (colon >= 0 && caret > colon) return selectMinutes({ ...time, minutes: stepPart(time.minutes, step, MINUTES) });
  return { ...caretAt({ ...time, hours: stepPart(time.hours, step, HOURS) }, 0), end: DIGITS };
}

/** A user who leaves after '9' means '09'. A lone digit of the minutes may be 30 as well as 03, so it stays. */
export function finishTime(text: string): string {
  const time = partsOf(text);
  return textOf({ ...time, hours: time.hours.length === 1 ? `0${time.hours}` : time.hours });
}

function typeFromStart(raw: string, caret: number): TextEdit {
  const masked = partsOf(maskText('H0:M0', raw));
  const written = textOf(partsOf(maskText('H0:M0', raw.slice(0, caret))));
  return caretAt(masked, Math.min(written.length, textOf(masked).length));
}

/** Two digits at most: what was written pushes out what follows, and what is still too much goes on elsewhere. */
function overwrite(before: string, after: string) {
  const digits = digitsOf(before);
  const written = digits.slice(0, DIGITS);
  const following = digitsOf(after);
  const kept = written + following.slice(Math.max(0, written.length + following.length - DIGITS));
  return { kept, written, surplus: digits.slice(DIGITS, 2 * DIGITS) };
}

function stepPart(part: string, step: 1 | -1, count: number): string {
  const from = part === '' ? (step > 0 ? -1 : 0) : Number(part);
  return String((from + step + count) % count).padStart(DIGITS, '0');
}

function partsOf(text: string): Time {
  const [hours = '', minutes = ''] = text.split(':');
  return { hours: digitsOf(hours), minutes: digitsOf(minutes) };
}

const textOf = ({ hours, minutes }: Time): string =>
  hours.length === DIGITS || minutes !== '' ? `${hours}:${minutes}` : hours;

const minutesStart = (time: Time): number => textOf(time).indexOf(':') + 1;

const caretAt = (time: Time, caret: number): TextEdit => ({ text: textOf(time), start: caret, end: caret });

const selectMinutes = (time: Time): TextEdit => {
  const text = textOf(time);
  return { text, start: minutesStart(time), end: text.length };
};

const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');
const maskHours = (digits: string): string => maskText('H0:M0', digits).slice(0, DIGITS);
const maskMinutes = (digits: string): string => maskText('H0:M0', `00${digits}`).slice(DIGITS + 1);
