import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/nb.ts';

export type SeriesTexts = TextsLike<typeof nb>;

export const useSeriesTexts = textsHook<SeriesTexts>('series');
