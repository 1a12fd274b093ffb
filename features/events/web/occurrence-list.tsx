import { CalendarIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { calendarLeaf } from '#platform/language/date-forms.ts';
import { shortDate } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { DatedLine } from '#ui/dated-line.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { ShowRest } from '#ui/show-rest.tsx';
import { TimeText } from '#ui/time-text.tsx';
import type { EventDetail, Occurrence } from '../contract.ts';
import { eventDetailTexts } from '../texts/detail/token.ts';
import { calendarPath } from './calendar-path.ts';

type OccurrenceListProps = {
  event: Pick<EventDetail, 'id' | 'occurrences' | 'is_published'>;
  now: Date;
  /** How it is with one time, and what can be done about it; `when` names it for those who listen. */
  endOf: (occurrence: Occurrence, when: string) => ReactNode;
};

const SHOWN_AT_FIRST = 5;

/** Every time it takes place, the nearest ones open, the rest behind a word. */
export function OccurrenceList({ event, now, endOf }: OccurrenceListProps) {
  const texts = useTexts(eventDetailTexts);
  const { occurrences } = event;
  if (occurrences.length === 0) return <p>{event.is_published ? texts.no_times : texts.no_times_yet}</p>;
  const later = occurrences.slice(SHOWN_AT_FIRST);
  return (
    <div>
      <OccurrenceLines
        event={{ ...event, occurrences: occurrences.slice(0, SHOWN_AT_FIRST) }}
        now={now}
        endOf={endOf}
      />
      {later.length > 0 ? (
        <ShowRest moreLabel={texts.all_times(occurrences.length)} fewerLabel={texts.fewer_times}>
          <OccurrenceLines event={{ ...event, occurrences: later }} now={now} endOf={endOf} />
        </ShowRest>
      ) : null}
    </div>
  );
}

function OccurrenceLines({ event, now, endOf }: OccurrenceListProps) {
  const locale = useLocale();
  const moments = useTexts(momentTexts);
  const { calendar } = useTexts(eventDetailTexts);
  return (
    <ul>
      {event.occurrences.map((occurrence) => {
        const when = whenText(occurrence, { now, moments });
        return (
          <DatedLine
            key={occurrence.id}
            date={shortDate(occurrence.start_at)}
            leaf={calendarLeaf(occurrence.start_at, moments)}
            isCancelled={occurrence.is_canceled}
            end={endOf(occurrence, when)}
            corner={
              occurrence.is_canceled ? null : (
                <IconLink
                  label={calendar.one(when)}
                  icon={<CalendarIcon aria-hidden />}
                  href={calendarPath(event.id, locale, occurrence.id)}
                  download
                />
              )
            }
          >
            <span>
              <TimeText>{when}</TimeText>
            </span>
          </DatedLine>
        );
      })}
    </ul>
  );
}
