import { nn as attendance } from '#features/attendance/texts/nn.ts';
import { nn as timetable } from '#features/timetable/texts/nn.ts';
import { nn as my } from '../../pages/my/texts/nn.ts';

export const texts = { attendance, my, timetable };
