import type { Locale } from '#platform/language/locale.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';
import type { WhyTexts } from './token.ts';

/** Why and why not, for the server's answers. */
export const WHY_TEXTS: Record<Locale, WhyTexts> = { nb, nn, en };
