import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/filters/nb.ts';

export type FilterTexts = TextsLike<typeof nb>;

export const useFilterTexts = textsHook<FilterTexts>('event_filters');
