import { nb as slots } from '#features/slots/texts/nb.ts';

export const texts = { slots };
