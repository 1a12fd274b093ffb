import { nn as certificates } from '#features/certificates/texts/nn.ts';
import { nn as uploads } from '#features/uploads/texts/nn.ts';

export const texts = { certificates, uploads };
