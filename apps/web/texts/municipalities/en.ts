import { en as municipalities } from '#features/municipalities/texts/en.ts';

export const texts = { municipalities };
