import { nb as door } from '#features/door/texts/nb.ts';

export const texts = { door };
