import { en as circulars } from '#features/circulars/texts/en.ts';
import { en as uploads } from '#features/uploads/texts/en.ts';

export const texts = { circulars, uploads };
