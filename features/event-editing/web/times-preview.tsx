import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { startingCapital } from '#platform/language/capitals.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { PlannedDay } from '../recurrence.ts';
import { FREQUENCY, type TimesForm } from '../rules.ts';
import { formTexts } from '../texts/form/token.ts';
import { dayAtKey, dayIn, type MonthOfDays, monthsOf } from './days-by-month.ts';
import styles from './times-preview.module.css';
import { howLong, howOften, previewDays } from './times-words.ts';

type TimesPreviewProps = {
  times: TimesForm;
  now: Date;
  /** Days that it is not on after all. */
  onExcept: (exceptions: string[]) => void;
};

const MONTHS_IN_SIGHT = 6;

/** What has been put down, said in a sentence and shown on the calendar, where a day is taken out and put back. */
export function TimesPreview({ times, now, onExcept }: TimesPreviewProps) {
  const { preview: texts } = useTexts(formTexts);
  const moments = useTexts(momentTexts);
  const id = useId();
  const [isLong, setIsLong] = useState(false);
  const days = previewDays(times, now);
  const words = { preview: texts, moments };
  const months = monthsOf(days);
  const shown = isLong ? months : months.slice(0, MONTHS_IN_SIGHT);
  const hidden = months.length - MONTHS_IN_SIGHT;
  const repeats = times.frequency !== FREQUENCY.once;
  return (
    <section className={`nb-panel ${styles.preview}`} aria-labelledby={id}>
      <p className={styles.eyebrow}>{texts.eyebrow}</p>
      <div role="status" className={styles.said}>
        <h2 id={id} className={styles.title}>
          {days.length === 0 ? texts.nothing : howOften(times, days, words)}
        </h2>
        {days.length === 0 ? null : <p className="nb-muted">{howLong(times, days, words)}</p>}
      </div>
      {days.length > 0 && repeats ? <p className="nb-muted">{texts.how}</p> : null}
      {days.length > 0 ? (
        <Months
          months={shown}
          days={days}
          onTurn={repeats ? (day) => onExcept(turned(times.exceptions, day)) : undefined}
        />
      ) : null}
      {hidden > 0 ? (
        <Button variant="tertiary" isSmall onClick={() => setIsLong(!isLong)}>
          {isLong ? texts.fewer_months : texts.more_months(hidden)}
        </Button>
      ) : null}
    </section>
  );
}

const turned = (exceptions: readonly string[], day: string): string[] =>
  exceptions.includes(day) ? exceptions.filter((each) => each !== day) : [...exceptions, day].sort();

type MonthsProps = {
  months: readonly MonthOfDays[];
  days: readonly PlannedDay[];
  onTurn: ((day: string) => void) | undefined;
};

/** All the days are one stop for the tab key; the arrows lead from one to the next. */
function Months({ months, days, onTurn }: MonthsProps) {
  const { preview: texts } = useTexts(formTexts);
  const moments = useTexts(momentTexts);
  const ref = useRef<HTMLFieldSetElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const states = new Map(days.map(({ day, state }) => [day, state]));
  const inSight = new Set(months.map(({ year, month }) => dayIn({ year, month }, 1).slice(0, 7)));
  const reachable = [...states.keys()].filter((day) => states.get(day) !== 'past' && inSight.has(day.slice(0, 7)));
  const stop = active !== null && reachable.includes(active) ? active : reachable[0];

  function handleKey(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = stop === undefined ? undefined : dayAtKey(reachable, stop, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    ref.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <fieldset ref={ref} className={styles.months} aria-label={texts.months} onKeyDown={handleKey}>
      {months.map((month) => (
        <table key={`${month.year}-${month.month}`} className={styles.month}>
          <caption className={styles.caption}>{captionOf(month, months[0]?.year, moments)}</caption>
          <tbody>
            {month.weeks.map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((day, weekday) => {
                  const date = day === null ? '' : dayIn(month, day);
                  const state = states.get(date);
                  const key = `${date}${weekday}`;
                  if (day === null || state === undefined) return <td key={key}>{day}</td>;
                  if (state === 'past' || !onTurn) {
                    return (
                      <td key={key}>
                        <b className={styles.day} data-state={state}>
                          {day}
                        </b>
                      </td>
                    );
                  }
                  return (
                    <td key={key}>
                      <button
                        type="button"
                        className={styles.day}
                        data-state={state}
                        data-day={date}
                        tabIndex={date === stop ? 0 : -1}
                        aria-pressed={state === 'planned'}
                        aria-label={moments.date(moments.weekdays[weekday as 0], day, monthName(month, moments))}
                        onFocus={() => setActive(date)}
                        onClick={() => onTurn(date)}
                      >
                        {day}
                      </button>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </fieldset>
  );
}

type Names = { months: Readonly<Record<number, string>> };

const monthName = ({ month }: MonthOfDays, moments: Names): string => moments.months[month] ?? '';

/** The year is said where another one begins. */
function captionOf(month: MonthOfDays, firstYear: number | undefined, moments: Names): string {
  const capital = startingCapital(monthName(month, moments));
  return month.year === firstYear ? capital : `${capital} ${month.year}`;
}
