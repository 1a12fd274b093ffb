import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/senders/nb.ts';

/** A late dictionary: it comes with the pages where the municipality decides. */
export const useSenderTexts = textsHook<TextsLike<typeof nb>>('sms_senders');
