import { nn as participants } from '#features/attendance/texts/participants/nn.ts';

export const texts = { participants };
