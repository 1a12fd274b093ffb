import { nb as series } from '#features/series/texts/nb.ts';

export const texts = { series };
