import { en as certificates } from '#features/certificates/texts/en.ts';
import { en as uploads } from '#features/uploads/texts/en.ts';

export const texts = { certificates, uploads };
