import { nb as municipalities } from '#features/municipalities/texts/nb.ts';

export const texts = { municipalities };
