import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/nb.ts';

/** A late dictionary: whoever shows a part of the search has loaded it. */
export const useSearchTexts = textsHook<TextsLike<typeof nb>>('search');
