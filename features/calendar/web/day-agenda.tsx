import { ChevronRightIcon } from '@navikt/aksel-icons';
import { clock, shortDate } from '#platform/language/dates.ts';
import type { Day } from '#platform/language/days.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { Tag } from '#ui/tag.tsx';
import type { CalendarEntry } from '../contract.ts';
import { isLong, isPast } from '../rules.ts';
import { calendarTexts } from '../texts/token.ts';
import styles from './day-agenda.module.css';
import { dayOfMonth, dayWords } from './day-words.ts';
import { KindMark } from './kind-mark.tsx';

type DayAgendaProps = {
  day: Day;
  entries: readonly CalendarEntry[];
  hrefOf: (entry: CalendarEntry) => string;
  now: Date;
};

/** CAL-02: one day as a list; the whole line leads to the activity. */
export function DayAgenda({ day, entries, hrefOf, now }: DayAgendaProps) {
  const moments = useTexts(momentTexts);
  const texts = useTexts(calendarTexts);
  if (entries.length === 0) return <p className={styles.none}>{texts.none_on_date}</p>;
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={`nb-whole ${styles.line}`} data-past={isPast(entry, now) || undefined}>
          <p className={styles.time}>
            <span className="nb-sr">{dayWords(day, moments)}, </span>
            <TimeOfDay entry={entry} day={day} moments={moments} />
          </p>
          <div className={styles.words}>
            <Anchor className={`nb-whole-link ${styles.link}`} href={hrefOf(entry)} lang={entry.lang}>
              {entry.is_canceled ? <s>{entry.name}</s> : entry.name}
            </Anchor>
            <p className={styles.quiet}>
              <span>
                {entry.is_volunteer ? (
                  <>
                    <KindMark kind="volunteer" className={styles.mark} />
                    <span className="nb-sr">{texts.volunteer}, </span>
                  </>
                ) : null}
                {[entry.type?.name ?? '', entry.municipalities.map(({ name }) => name).join(', ')]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {entry.is_canceled ? <Tag tone="danger">{texts.cancelled}</Tag> : null}
            </p>
          </div>
          <ChevronRightIcon className={styles.icon} aria-hidden />
        </li>
      ))}
    </ul>
  );
}

/** From and to; on another day with its date. */
function TimeOfDay({ entry, day, moments }: { entry: CalendarEntry; day: Day; moments: MomentTexts }) {
  const timeOn = (instant: string) => {
    const date = shortDate(instant);
    if (date === day) return clock(instant);
    const month = moments.months[Number(date.slice(5, 7)) as keyof typeof moments.months].slice(0, 3);
    return moments.short_date_at(`${dayOfMonth(date)}.`, month, clock(instant));
  };
  return (
    <>
      <time dateTime={entry.start_at}>{timeOn(entry.start_at)}</time>
      <span className="nb-sr">–</span>
      <time className={styles.end} dateTime={entry.end_at}>
        {isLong(entry) ? timeOn(entry.end_at) : clock(entry.end_at)}
      </time>
    </>
  );
}
