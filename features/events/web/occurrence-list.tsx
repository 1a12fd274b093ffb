import { shortDate } from '#platform/language/dates.ts';
import { INTL_LOCALE } from '#platform/language/locale.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useLocale, useMoments } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { DateTile } from '#ui/date-tile.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Occurrence } from '../contract.ts';
import { isFull, placesLeft } from '../rules.ts';
import styles from './occurrence-list.module.css';
import { useEventTexts } from './use-event-texts.ts';

type OccurrenceListProps = { occurrences: readonly Occurrence[]; now: Date };

const SHOWN_AT_FIRST = 5;

/** Every time it takes place, the nearest ones open, the rest behind a word. */
export function OccurrenceList({ occurrences, now }: OccurrenceListProps) {
  const texts = useEventTexts();
  if (occurrences.length === 0) return <p>{texts.no_times}</p>;
  const later = occurrences.slice(SHOWN_AT_FIRST);
  return (
    <>
      <OccurrenceLines occurrences={occurrences.slice(0, SHOWN_AT_FIRST)} now={now} />
      {later.length > 0 ? (
        <Accordion title={texts.all_times(occurrences.length)}>
          <OccurrenceLines occurrences={later} now={now} />
        </Accordion>
      ) : null}
    </>
  );
}

function OccurrenceLines({ occurrences, now }: OccurrenceListProps) {
  const locale = useLocale();
  const moments = useMoments();
  return (
    <ul className={styles.list}>
      {occurrences.map((occurrence) => (
        <li key={occurrence.id} className={styles.line} data-cancelled={occurrence.is_canceled || undefined}>
          <DateTile date={shortDate(occurrence.start_at)} {...tileOf(occurrence.start_at, INTL_LOCALE[locale])} />
          <span className={styles.when}>{whenText(occurrence, { now, moments })}</span>
          <OccurrenceState occurrence={occurrence} />
        </li>
      ))}
    </ul>
  );
}

function OccurrenceState({ occurrence }: { occurrence: Occurrence }) {
  const texts = useEventTexts();
  if (occurrence.is_canceled) return <Tag tone="danger">{texts.state.cancelled}</Tag>;
  if (isFull(occurrence)) return <Tag tone="warning">{texts.state.full}</Tag>;
  const left = placesLeft(occurrence);
  return left === null ? null : <Tag tone="success">{texts.places_left(left)}</Tag>;
}

function tileOf(start: string, intlLocale: string): { weekday: string; day: string } {
  const date = new Date(start);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlLocale, { ...options, timeZone: 'Europe/Oslo' }).format(date).replace('.', '');
  return { weekday: part({ weekday: 'short' }), day: part({ day: 'numeric' }) };
}
