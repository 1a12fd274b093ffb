import { en as attendance } from '#features/attendance/texts/en.ts';
import { en as timetable } from '#features/timetable/texts/en.ts';
import { en as my } from '../../pages/my/texts/en.ts';

export const texts = { attendance, my, timetable };
