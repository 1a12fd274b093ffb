import { nb as comments } from '#features/comments/texts/nb.ts';

export const texts = { comments };
