import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';

export type PaperTexts = TextsLike<typeof nb>;

/** For the file, which the server writes. */
export const PAPER_TEXTS: Record<Locale, PaperTexts> = { nb, nn, en };
