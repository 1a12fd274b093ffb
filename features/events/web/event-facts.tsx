import { CalendarIcon, LocationPinIcon, PersonGroupIcon, WalletIcon } from '@navikt/aksel-icons';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { TimeText } from '#ui/time-text.tsx';
import type { EventDetail } from '../contract.ts';
import { suitsAll } from '../rules.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import { eventTexts } from '../texts/token.ts';

/** When, where, for whom and for how much. */
export function EventFacts({ event, now }: { event: EventDetail; now: Date }) {
  const moments = useTexts(momentTexts);
  const texts = useTexts(eventDetailTexts);
  const { free } = useTexts(eventTexts);
  const hasMore = event.occurrences.length > 0;
  const places = event.municipalities.map(({ name }) => name).join(', ');
  return (
    <FactList
      facts={[
        ...(event.start_at
          ? [
              {
                term: hasMore ? texts.next_time : texts.last_time,
                icon: <CalendarIcon aria-hidden />,
                value: (
                  <TimeText>{whenText({ start_at: event.start_at, end_at: event.end_at }, { now, moments })}</TimeText>
                ),
              },
            ]
          : []),
        {
          term: texts.where,
          icon: <LocationPinIcon aria-hidden />,
          value: event.venue ? `${event.venue}, ${places}` : places,
        },
        { term: texts.age, icon: <PersonGroupIcon aria-hidden />, value: useAgeText(event) },
        {
          term: texts.price,
          icon: <WalletIcon aria-hidden />,
          value: event.is_free ? free : event.price_ore === null ? texts.price_unknown : kroner(event.price_ore),
        },
      ]}
    />
  );
}

function useAgeText({ min_age, max_age, age_group }: EventDetail): string {
  const texts = useTexts(eventDetailTexts);
  const { suits_all, age_group: names } = useTexts(eventTexts);
  if (min_age !== null && max_age !== null) return texts.years(min_age, max_age);
  if (min_age !== null) return texts.years_from(min_age);
  if (max_age !== null) return texts.years_to(max_age);
  return suitsAll(age_group) ? suits_all : age_group.map((group) => names[group]).join(', ');
}
