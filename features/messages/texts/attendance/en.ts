import type { AttendanceMessages } from '../../contract.ts';
import type { LettersFor } from '../../letter.ts';

export const attendanceLetters = {} as LettersFor<AttendanceMessages>;
