import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/requests/nb.ts';

export type RequestTexts = TextsLike<typeof nb>;

/** A late dictionary: it comes with the pages where organisations are asked for and decided about. */
export const useRequestTexts = textsHook<RequestTexts>('organisation_requests');
