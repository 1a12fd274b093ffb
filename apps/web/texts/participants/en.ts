import { en as participants } from '#features/attendance/texts/participants/en.ts';

export const texts = { participants };
