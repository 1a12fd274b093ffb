import { useTexts } from '#platform/web/language.tsx';
import { Flag } from '#ui/flag.tsx';
import { Glyph } from '#ui/glyph.tsx';
import type { EventCard } from '../contract.ts';
import { eventState } from '../rules.ts';
import type { EventTexts } from '../texts/token.ts';
import { eventTexts } from '../texts/token.ts';

type FlaggedEvent = Parameters<typeof eventState>[0] & Pick<EventCard, 'is_volunteer' | 'has_waiting_list'>;

export const EventFlag = ({ event, now }: { event: FlaggedEvent; now: Date }) =>
  flagOf(event, now, useTexts(eventTexts));

/** The one thing to know before reading on, on the picture: EVT-03, EVT-04. Most activities have none. */
export function flagOf(event: FlaggedEvent, now: Date, texts: EventTexts) {
  const state = eventState(event, now);
  if (state === 'cancelled') {
    return (
      <Flag tone="danger" icon={<Glyph name="cancelled" />}>
        {texts.state.cancelled}
      </Flag>
    );
  }
  if (state === 'draft' || state === 'completed' || state === 'ended') {
    return <Flag icon={<Glyph name="waiting" />}>{texts.state[state]}</Flag>;
  }
  if (state === 'full') {
    return (
      <Flag tone="warning" icon={<Glyph name="waiting" />}>
        {event.has_waiting_list ? texts.state.full : texts.state.full_without_list}
      </Flag>
    );
  }
  if (event.is_volunteer) {
    return (
      <Flag tone="accent" icon={<Glyph name="volunteer" />}>
        {texts.state.volunteer}
      </Flag>
    );
  }
  return state === 'popular' ? <Flag icon={<Glyph name="popular" />}>{texts.state.popular}</Flag> : null;
}
