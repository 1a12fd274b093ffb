import { en as identity } from '#features/identity/texts/en.ts';

export const texts = { identity };
