import type { TextsLike } from '#platform/language/texts.ts';
import { textsHook } from '#platform/web/language.tsx';
import type { nb } from '../texts/detail/nb.ts';

export type EventDetailTexts = TextsLike<typeof nb>;

/** What only an event's own page says; it comes with that page. */
export const useEventDetailTexts = textsHook<EventDetailTexts>('event_detail');
