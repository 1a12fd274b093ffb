import { nn as comments } from '#features/comments/texts/nn.ts';

export const texts = { comments };
