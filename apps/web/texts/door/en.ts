import { en as door } from '#features/door/texts/en.ts';

export const texts = { door };
