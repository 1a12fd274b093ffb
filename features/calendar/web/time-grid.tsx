import { Fragment, useId } from 'react';
import { startingCapital } from '#platform/language/capitals.ts';
import { clock } from '#platform/language/dates.ts';
import { type Day, weekdayOfDay } from '#platform/language/days.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import type { CalendarEntry } from '../contract.ts';
import { isLong, minutesInto } from '../rules.ts';
import { calendarTexts } from '../texts/token.ts';
import type { CalendarLinks, DayContent } from './calendar-links.ts';
import { dayOfMonth, dayWords, monthName, weekdayName } from './day-words.ts';
import { EntryLink } from './entry-link.tsx';
import { type Placed, placeInLanes } from './place-in-lanes.ts';
import styles from './time-grid.module.css';
import laneSteps from './time-lanes.module.css';
import steps from './time-steps.module.css';

/** As many beside each other as can be read. */
export const LANES = { week: 2, day: 6 } as const;

/** The day as most people live it; earlier and later hours are there when something happens in them. */
const FIRST_HOUR = 7;
const LAST_HOUR = 22;

type TimeGridProps = {
  view: 'week' | 'day';
  days: readonly Day[];
  contentOf: (day: Day) => DayContent;
  today: Day;
  links: CalendarLinks;
  now: Date;
  onOpen: (entry: CalendarEntry, link: HTMLElement) => void;
};

/** A week or a day by the hour, with what goes on over several days above. */
export function TimeGrid({ view, days, contentOf, today, links, now, onOpen }: TimeGridProps) {
  const id = useId();
  const moments = useTexts(momentTexts);
  const texts = useTexts(calendarTexts);
  const columns = days.map((day) => columnOf(day, contentOf(day), LANES[view]));
  const placed = columns.flatMap((column) => column.placed);
  const first = Math.min(FIRST_HOUR, ...placed.map(({ from }) => Math.floor(from / 4)));
  const last = Math.max(LAST_HOUR, ...placed.map(({ to }) => Math.ceil(to / 4)));
  const link = (entry: CalendarEntry, hasTime: boolean) => (
    <EntryLink
      entry={entry}
      href={links.entry(entry)}
      now={now}
      hasTime={hasTime}
      className={hasTime ? styles.entry : undefined}
      onOpen={onOpen}
    />
  );
  return (
    <div className={joinClassNames(styles.frame, steps.hours)} data-view={view} data-first={first}>
      <div className={styles.corner} />
      {columns.map(({ day, more }) => (
        <div key={day} className={styles.head} data-today={day === today || undefined} data-weekend={isWeekend(day)}>
          <Anchor
            id={`${id}${day}`}
            className={styles.date}
            href={links.view('day', day)}
            aria-current={day === today ? 'date' : undefined}
          >
            <span className={styles.weekday}>{startingCapital(weekdayName(day, moments))}</span>
            <span className={styles.number}>{dayOfMonth(day)}</span>
            <span className="nb-sr">{monthName(day, moments)}</span>
          </Anchor>
          {view === 'week' && more > 0 ? (
            <Anchor
              className={styles.more}
              href={links.view('day', day)}
              aria-label={texts.more_on(more, dayWords(day, moments))}
            >
              {texts.more(more)}
            </Anchor>
          ) : null}
        </div>
      ))}
      {columns.some(({ long }) => long.length > 0) ? (
        <>
          <p className={styles.allDay}>{texts.all_day}</p>
          {columns.map(({ day, long }) => (
            <ul key={day} className={styles.long} aria-labelledby={`${id}${day}`} data-weekend={isWeekend(day)}>
              {long.map((entry) => (
                <li key={entry.id}>{link(entry, false)}</li>
              ))}
            </ul>
          ))}
        </>
      ) : null}
      <ol className={styles.hours} aria-hidden>
        {Array.from({ length: last - first }, (_, hour) => first + hour).map((hour) => (
          <li key={hour} className={styles.hour}>{`${String(hour).padStart(2, '0')}:00`}</li>
        ))}
      </ol>
      {columns.map((column) => (
        <Fragment key={column.day}>
          <div className={styles.column} data-weekend={isWeekend(column.day)}>
            {column.day === today ? <NowLine day={today} now={now} first={first} last={last} /> : null}
            <ul className={styles.entries} aria-labelledby={`${id}${column.day}`}>
              {column.placed.map((each) => (
                <li key={each.entry.id} className={joinClassNames(steps.placed, laneSteps.beside)} {...stepsOf(each)}>
                  {link(each.entry, true)}
                </li>
              ))}
            </ul>
          </div>
        </Fragment>
      ))}
    </div>
  );
}

const isWeekend = (day: Day): true | undefined => (weekdayOfDay(day) >= 5 ? true : undefined);

type Column = ReturnType<typeof placeInLanes<CalendarEntry>> & { day: Day; long: CalendarEntry[]; more: number };

function columnOf(day: Day, { entries, total }: DayContent, lanes: number): Column {
  const long = entries.filter(isLong);
  const { placed, hidden } = placeInLanes(
    entries.filter((entry) => !isLong(entry)),
    day,
    lanes,
  );
  return { day, long, placed, hidden, more: hidden.length + total - entries.length };
}

const stepsOf = ({ from, to, lane, lanes }: Omit<Placed<unknown>, 'entry'>) => ({
  'data-from-hour': Math.floor(from / 4),
  'data-from-quarter': from % 4,
  'data-to-hour': Math.floor(to / 4),
  'data-to-quarter': to % 4,
  'data-lane': lane,
  'data-lanes': lanes,
  'data-short': to - from <= 2 || undefined,
});

function NowLine({ day, now, first, last }: { day: Day; now: Date; first: number; last: number }) {
  const texts = useTexts(calendarTexts);
  const quarter = Math.floor(minutesInto(day, now) / 15);
  if (quarter < first * 4 || quarter >= last * 4) return null;
  return (
    <p
      className={joinClassNames(steps.placed, styles.now)}
      {...stepsOf({ from: quarter, to: quarter, lane: 0, lanes: 1 })}
    >
      <span className="nb-sr">{texts.now(clock(now))}</span>
    </p>
  );
}
