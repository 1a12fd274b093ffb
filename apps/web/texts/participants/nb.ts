import { nb as participants } from '#features/attendance/texts/participants/nb.ts';

export const texts = { participants };
