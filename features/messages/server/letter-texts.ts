import type { Locale } from '#platform/language/locale.ts';
import type { LetterTexts } from '../letter.ts';
import { en } from '../texts/en.ts';
import { nb } from '../texts/nb.ts';
import { nn } from '../texts/nn.ts';

const LETTERS: Record<Locale, LetterTexts> = { nb, nn, en };

export const lettersIn = (language: Locale): LetterTexts => LETTERS[language];
