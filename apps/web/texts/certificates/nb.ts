import { nb as certificates } from '#features/certificates/texts/nb.ts';
import { nb as uploads } from '#features/uploads/texts/nb.ts';

export const texts = { certificates, uploads };
