import type { Locale } from '../locale.ts';
import type { TextsLike } from '../texts.ts';
import { en } from './en.ts';
import { nb } from './nb.ts';
import { nn } from './nn.ts';

export type MomentTexts = TextsLike<typeof nb>;

/**
 * Names of days and months are our own and not Intl's: the server and the browser carry different editions of Intl's
 * data, and a page must read the same on both sides.
 */
export const momentTextsFor = (locale: Locale): MomentTexts => MOMENT_TEXTS[locale];

const MOMENT_TEXTS: Record<Locale, MomentTexts> = { nb, nn, en };
