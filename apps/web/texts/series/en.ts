import { en as series } from '#features/series/texts/en.ts';

export const texts = { series };
