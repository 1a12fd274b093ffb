import { nb as identity } from '#features/identity/texts/nb.ts';

export const texts = { identity };
