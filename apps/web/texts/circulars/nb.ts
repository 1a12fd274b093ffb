import { nb as circulars } from '#features/circulars/texts/nb.ts';
import { nb as uploads } from '#features/uploads/texts/nb.ts';

export const texts = { circulars, uploads };
