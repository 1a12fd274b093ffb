import { nn as search } from '#features/search/texts/nn.ts';

export const texts = { search };
