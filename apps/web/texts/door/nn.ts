import { nn as door } from '#features/door/texts/nn.ts';

export const texts = { door };
