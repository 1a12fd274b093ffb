import { nn as slots } from '#features/slots/texts/nn.ts';

export const texts = { slots };
