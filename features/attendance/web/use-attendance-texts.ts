import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/nb.ts';

/** Come with an activity's own page, with Min side and, after the page, with the list. */
export const useAttendanceTexts = textsHook<TextsLike<typeof nb>>('attendance');
