import { nn as series } from '#features/series/texts/nn.ts';

export const texts = { series };
