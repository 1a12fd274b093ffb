import type { Instant } from './dates.ts';
import type { Locale } from './locale.ts';
import { momentTextsFor } from './moments/texts-for.ts';
import { dateInWords, type Period, whenText } from './when-text.ts';

/** For letters, SMS, notifications and feeds, which are read on another day: 'Lørdag 21. november, 10:00–12:00'. */
export const whenInLetter = (period: Period, language: Locale, now: Date): string =>
  whenText(period, { now, moments: momentTextsFor(language), isReadLater: true });

/** Inside a sentence: 'lørdag 21. november'. */
export const dateInLetter = (instant: Instant, language: Locale, now: Date): string =>
  dateInWords(instant, { now, moments: momentTextsFor(language) });
