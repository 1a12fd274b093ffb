import { en as slots } from '#features/slots/texts/en.ts';

export const texts = { slots };
