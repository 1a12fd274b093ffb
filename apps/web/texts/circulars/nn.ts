import { nn as circulars } from '#features/circulars/texts/nn.ts';
import { nn as uploads } from '#features/uploads/texts/nn.ts';

export const texts = { circulars, uploads };
