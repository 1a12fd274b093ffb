import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/running/nb.ts';

/** For those who run an organisation: it comes with the pages where that is done. */
export const useRunningTexts = textsHook<TextsLike<typeof nb>>('organisation_running');
