import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';

/** In all languages, for the server; the browser loads the one that it shows. */
export const FAULTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
