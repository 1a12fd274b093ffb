import { createHash } from 'node:crypto';
import { type AttendanceId, ids, type OccurrenceId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { isSameText } from '#platform/server/secrets.ts';

/** Says which kind of code it is, for a scanner that meets others, and which way it was made. */
const VERSION = 'NB1';
const TAG_BYTES = 16;
/** 128 bits, five at a time. */
const PART_LETTERS = 26;
const CODE = new RegExp(`^${VERSION}([0-9A-V]{${PART_LETTERS}})[0-9A-V]{${PART_LETTERS}}$`);

type Place = { attendance_id: AttendanceId; occurrence_id: OccurrenceId };

/**
 * What a user shows at the door: which attendance it is and a signature that is good for it and its time alone. Digits
 * and capitals only, which make a small QR code: 29 squares a side.
 */
export function doorCode({ secrets }: Pick<Context, 'secrets'>, { attendance_id, occurrence_id }: Place): string {
  const digest = secrets.digest('door', `${VERSION} ${attendance_id} ${occurrence_id}`);
  const tag = Buffer.from(digest, 'base64url').toString('hex', 0, TAG_BYTES);
  return VERSION + inLetters(attendance_id.replaceAll('-', '')) + inLetters(tag);
}

export const isGenuine = (context: Pick<Context, 'secrets'>, code: string, place: Place): boolean =>
  isSameText(code, doorCode(context, place));

/** Which attendance a code claims to be of; null for what is no code of ours. */
export function attendanceNamedIn(code: string): AttendanceId | null {
  const letters = CODE.exec(code)?.[1];
  if (letters === undefined) return null;
  let value = 0n;
  for (const letter of letters) value = value * 32n + BigInt(Number.parseInt(letter, 32));
  const hex = value.toString(16).padStart(32, '0');
  return ids.attendance.safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')).data ?? null;
}

/** What a device keeps of the codes: enough to know one that is shown, too little to make one. */
export const codeDigest = (code: string): string => createHash('sha256').update(code).digest('hex');

const inLetters = (hex: string): string => BigInt(`0x${hex}`).toString(32).toUpperCase().padStart(PART_LETTERS, '0');
