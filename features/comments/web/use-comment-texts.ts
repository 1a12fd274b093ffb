import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/nb.ts';

/** A late dictionary: it comes with the part that reads it. */
export const useCommentTexts = textsHook<TextsLike<typeof nb>>('comments');
