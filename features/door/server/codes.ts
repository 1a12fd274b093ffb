import { type AttendanceId, ids, type OccurrenceId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { isSameText } from '#platform/server/secrets.ts';
import { idNamedIn, signedCode } from '#platform/server/signed-code.ts';

/** Says which kind of code it is, for a scanner that meets others, and which way it was made. */
const VERSION = 'NB1';

type Place = { attendance_id: AttendanceId; occurrence_id: OccurrenceId };

/** What a user shows at the door: which attendance it is and a signature that is good for it and its time alone. */
export function doorCode({ secrets }: Pick<Context, 'secrets'>, { attendance_id, occurrence_id }: Place): string {
  return signedCode(VERSION, attendance_id, secrets.digest('door', `${VERSION} ${attendance_id} ${occurrence_id}`));
}

export const isGenuine = (context: Pick<Context, 'secrets'>, code: string, place: Place): boolean =>
  isSameText(code, doorCode(context, place));

/** Which attendance a code claims to be of; null for what is no code of ours. */
export const attendanceNamedIn = (code: string): AttendanceId | null =>
  ids.attendance.safeParse(idNamedIn(code, VERSION)).data ?? null;
