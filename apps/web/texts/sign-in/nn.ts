import { nn as identity } from '#features/identity/texts/nn.ts';

export const texts = { identity };
