import { nb as attendance } from '#features/attendance/texts/nb.ts';
import { nb as timetable } from '#features/timetable/texts/nb.ts';
import { nb as my } from '../../pages/my/texts/nb.ts';

export const texts = { attendance, my, timetable };
