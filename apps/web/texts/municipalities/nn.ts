import { nn as municipalities } from '#features/municipalities/texts/nn.ts';

export const texts = { municipalities };
