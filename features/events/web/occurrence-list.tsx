import { CalendarIcon } from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { shortDate } from '#platform/language/dates.ts';
import { calendarLeaf, whenText } from '#platform/language/when-text.ts';
import { useLocale, useMoments } from '#platform/web/language.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { ShowRest } from '#ui/show-rest.tsx';
import type { EventDetail, Occurrence } from '../contract.ts';
import { calendarPath } from './calendar-path.ts';
import styles from './occurrence-list.module.css';
import { useEventDetailTexts } from './use-event-detail-texts.ts';

type OccurrenceListProps = {
  event: Pick<EventDetail, 'id' | 'occurrences'>;
  now: Date;
  /** How it is with one time, and what can be done about it; `when` names it for those who listen. */
  endOf: (occurrence: Occurrence, when: string) => ReactNode;
};

const SHOWN_AT_FIRST = 5;

/** Every time it takes place, the nearest ones open, the rest behind a word. */
export function OccurrenceList({ event, now, endOf }: OccurrenceListProps) {
  const texts = useEventDetailTexts();
  const { id, occurrences } = event;
  if (occurrences.length === 0) return <p>{texts.no_times}</p>;
  const later = occurrences.slice(SHOWN_AT_FIRST);
  return (
    <div>
      <OccurrenceLines event={{ id, occurrences: occurrences.slice(0, SHOWN_AT_FIRST) }} now={now} endOf={endOf} />
      {later.length > 0 ? (
        <ShowRest moreLabel={texts.all_times(occurrences.length)} fewerLabel={texts.fewer_times}>
          <OccurrenceLines event={{ id, occurrences: later }} now={now} endOf={endOf} />
        </ShowRest>
      ) : null}
    </div>
  );
}

function OccurrenceLines({ event, now, endOf }: OccurrenceListProps) {
  const locale = useLocale();
  const moments = useMoments();
  const { calendar } = useEventDetailTexts();
  return (
    <ul className={styles.list}>
      {event.occurrences.map((occurrence) => {
        const when = whenText(occurrence, { now, moments });
        return (
          <li key={occurrence.id} className={styles.line} data-cancelled={occurrence.is_canceled || undefined}>
            <DateTile date={shortDate(occurrence.start_at)} {...calendarLeaf(occurrence.start_at, moments)} />
            <span className={styles.when}>{when}</span>
            <span className={styles.end}>
              {endOf(occurrence, when)}
              {occurrence.is_canceled ? null : (
                <IconLink
                  className={styles.calendar}
                  label={calendar.one(when)}
                  icon={<CalendarIcon aria-hidden />}
                  href={calendarPath(event.id, locale, occurrence.id)}
                  download
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
