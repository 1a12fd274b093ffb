import { en as search } from '#features/search/texts/en.ts';

export const texts = { search };
