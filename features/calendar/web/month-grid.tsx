import type { MouseEvent } from 'react';
import { startingCapital } from '#platform/language/capitals.ts';
import { type Day, firstOfMonth, monthOf, weekdayOfDay, weekNumber } from '#platform/language/days.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import type { CalendarEntry } from '../contract.ts';
import { ENTRIES_AT_FIRST, ENTRIES_PER_DAY } from '../rules.ts';
import { calendarTexts } from '../texts/token.ts';
import type { CalendarLinks, DayContent } from './calendar-links.ts';
import { dayOfMonth, dayWords, weekdayName } from './day-words.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './month-grid.module.css';
import { useRovingDay } from './use-roving-day.ts';

type MonthGridProps = {
  /** Any day of the month. */
  month: Day;
  /** Whole weeks. */
  days: readonly Day[];
  contentOf: (day: Day) => DayContent;
  today: Day;
  chosen: Day | null;
  caption: string;
  links: CalendarLinks;
  now: Date;
  onChoose: (day: Day, event: MouseEvent) => void;
  onLeave: (day: Day) => void;
  onOpen: (entry: CalendarEntry, link: HTMLElement) => void;
};

/**
 * A month: on a wide page with what is on each day, on a narrow one with dots and the days to choose. One table for both, so
 * that nothing jumps and it reads the same without scripts, where the days are the buttons of a form.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, days, today, chosen, caption } = props;
  const moments = useTexts(momentTexts);
  const texts = useTexts(calendarTexts);
  const start = [chosen, today].find((day) => day !== null && days.includes(day)) ?? firstOfMonth(month);
  const { gridRef, tabIndexOf, onFocus, onKeyDown } = useRovingDay({ days, start, onLeave: props.onLeave });
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table
      ref={gridRef}
      className={styles.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved between with the arrows
      role="grid"
      aria-label={caption}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          <th scope="col" className={styles.week}>
            {texts.week}
          </th>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={styles.weekday}>
              <span className={styles.long}>{startingCapital(weekdayName(day, moments))}</span>
              <span className={styles.short}>
                {texts.short_weekdays[weekdayOfDay(day) as keyof typeof texts.short_weekdays]}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            <th scope="row" className={styles.week}>
              <span className="nb-sr">{texts.week_number(weekNumber(week[0] ?? month))}</span>
              <span aria-hidden>{weekNumber(week[0] ?? month)}</span>
            </th>
            {week.map((day) => (
              <MonthDay key={day} {...props} day={day} tabIndex={tabIndexOf(day)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type MonthDayProps = MonthGridProps & { day: Day; tabIndex: number | undefined };

const MAX_DOTS = 3;

function MonthDay({ day, month, contentOf, today, chosen, links, now, tabIndex, onChoose, onOpen }: MonthDayProps) {
  const moments = useTexts(momentTexts);
  const texts = useTexts(calendarTexts);
  const { entries, total } = contentOf(day);
  const shown = entries.slice(0, ENTRIES_AT_FIRST);
  const rest = entries.slice(ENTRIES_AT_FIRST, ENTRIES_PER_DAY);
  const left = total - shown.length - rest.length;
  const words = dayWords(day, moments);
  const listOf = (listed: readonly CalendarEntry[]) =>
    listed.length > 0 ? (
      <ul className={styles.entries}>
        {listed.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} href={links.entry(entry)} now={now} tabIndex={tabIndex} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    ) : null;
  const toDay = (
    <Anchor
      className={styles.more}
      href={links.view('day', day)}
      aria-label={texts.more_on(left, words)}
      tabIndex={tabIndex}
    >
      {texts.more(left)}
    </Anchor>
  );
  return (
    <td
      className={styles.cell}
      data-day={day}
      data-out={monthOf(day) !== monthOf(month) || undefined}
      data-weekend={weekdayOfDay(day) >= 5 || undefined}
      data-today={day === today || undefined}
    >
      <button
        type="submit"
        name="date"
        value={day}
        className={styles.day}
        data-dots={Math.min(total, MAX_DOTS) || undefined}
        aria-label={total > 0 ? texts.on_day(words, total) : texts.none_on(words)}
        aria-pressed={day === chosen}
        aria-current={day === today ? 'date' : undefined}
        tabIndex={tabIndex}
        onClick={(event) => onChoose(day, event)}
      >
        <span className={styles.number}>{dayOfMonth(day)}</span>
      </button>
      {listOf(shown)}
      {rest.length > 0 ? (
        <details className={styles.rest}>
          <summary className={styles.more} tabIndex={tabIndex}>
            <span className={styles.further}>
              {texts.further(total - shown.length)}
              <span className="nb-sr"> {words}</span>
            </span>
            <span className={styles.fewer}>{texts.fewer}</span>
          </summary>
          {listOf(rest)}
          {left > 0 ? toDay : null}
        </details>
      ) : left > 0 ? (
        toDay
      ) : null}
    </td>
  );
}
