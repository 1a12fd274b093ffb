import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/account/nb.ts';

/** Come late: for parts inside `AccountTexts`. */
export const useAccountTexts = textsHook<TextsLike<typeof nb>>('account');
