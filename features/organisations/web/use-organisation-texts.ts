import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/nb.ts';

/** A late dictionary: it comes with the page. */
export const useOrganisationTexts = textsHook<TextsLike<typeof nb>>('organisations');
