import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';

const TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };

/** For the server, which speaks all languages at once; a browser loads only its own. */
export const uploadTextsFor = (locale: Locale): TextsLike<typeof nb> => TEXTS[locale];
