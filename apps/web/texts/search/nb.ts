import { nb as search } from '#features/search/texts/nb.ts';

export const texts = { search };
