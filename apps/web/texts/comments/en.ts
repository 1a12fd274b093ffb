import { en as comments } from '#features/comments/texts/en.ts';

export const texts = { comments };
