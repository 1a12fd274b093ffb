import { startingCapital } from '#platform/language/capitals.ts';
import type { Weekday } from '#platform/language/dates.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Card } from '#ui/card.tsx';
import { GlyphLine } from '#ui/glyph-line.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tag } from '#ui/tag.tsx';
import type { EventCard as EventCardData } from '../contract.ts';
import { CUSTOM_FREQUENCY, eventState, placesLeft, suitsAll } from '../rules.ts';
import type { EventTexts } from '../texts/token.ts';
import { eventTexts } from '../texts/token.ts';
import { flagOf } from './event-flag.tsx';

type EventCardProps = {
  event: EventCardData;
  href: string;
  now: Date;
  /** The first cards are seen at once, so their pictures must not wait. */
  isFirst?: boolean;
};

/** EVT-02…EVT-05: what a visitor needs to know before choosing, in the order of asking. */
export function EventCard({ event, href, now, isFirst = false }: EventCardProps) {
  const moments = useTexts(momentTexts);
  const texts = useTexts(eventTexts);
  const eyebrow = whenOf(event, { now, moments, texts });
  const where = [
    event.venue,
    event.municipalities.map(({ name }) => name).join(', '),
    event.distance === null ? null : kilometres(event.distance),
  ];
  return (
    <Card
      href={href}
      title={event.name}
      lang={event.lang}
      isCancelled={event.is_canceled}
      picture={
        event.thumbnail_url ? (
          <Picture src={event.thumbnail_url} alt="" width={640} height={360} isUrgent={isFirst} isCover />
        ) : null
      }
      flags={flagOf(event, now, texts)}
      {...(eyebrow && { eyebrow })}
      footer={
        <>
          {event.is_free ? <Tag tone="success">{texts.free}</Tag> : null}
          {suitsAll(event.age_group) ? (
            <Tag>{texts.suits_all}</Tag>
          ) : (
            event.age_group.map((group) => <Tag key={group}>{texts.age_group[group]}</Tag>)
          )}
          {!event.is_free && event.price_ore !== null ? <Tag>{kroner(event.price_ore)}</Tag> : null}
          <Attendance event={event} now={now} />
        </>
      }
    >
      <GlyphLine name="place">{besideEachOther(where)}</GlyphLine>
      {event.organization || event.type ? (
        <GlyphLine name="people">{besideEachOther([event.organization?.name, event.type?.name])}</GlyphLine>
      ) : null}
    </Card>
  );
}

const besideEachOther = (facts: readonly (string | null | undefined)[]): string => facts.filter(Boolean).join(' · ');

/** I18-06: whole kilometres; nothing is nearer than one. */
const kilometres = (metres: number): string => `${Math.max(1, Math.round(metres / 1000))} km`;

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

type Telling = { now: Date; moments: MomentTexts; texts: EventTexts };

/** EVT-05: a rhythm of its own cannot be told as one time; its weekdays can. */
function whenOf(
  { start_at, end_at, rrule, is_recurring }: EventCardData,
  { now, moments, texts }: Telling,
): string | null {
  if (is_recurring && rrule?.frequency === CUSTOM_FREQUENCY) {
    const days = WEEKDAYS.flatMap((day, place) =>
      rrule.weekdays?.includes(day) ? moments.weekdays[place as Weekday] : [],
    );
    const named = days.join(', ');
    return named ? startingCapital(named) : texts.several_times;
  }
  return start_at && whenText({ start_at, end_at }, { now, moments });
}

/** How many places are left and how many people have one; nothing where it no longer matters. */
function Attendance({ event, now }: Pick<EventCardProps, 'event' | 'now'>) {
  const texts = useTexts(eventTexts);
  const state = eventState(event, now);
  if (state === 'cancelled' || state === 'ended' || state === 'completed') return null;
  const left = placesLeft(event);
  const signedUp = event.attendees_count > 0 ? <Tag tone="quiet">{texts.signed_up(event.attendees_count)}</Tag> : null;
  if (left === null) return signedUp;
  if (left > 0) {
    return (
      <>
        <Tag tone="quiet">{texts.places_left(left)}</Tag>
        {signedUp}
      </>
    );
  }
  if (event.has_waiting_list && event.waiting_count > 0) {
    return <Tag tone="quiet">{texts.waiting(event.waiting_count)}</Tag>;
  }
  // The flag on the picture says so already.
  return state === 'full' ? null : <Tag tone="quiet">{texts.state.full_without_list}</Tag>;
}
