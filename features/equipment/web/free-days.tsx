import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import type { Weekday } from '#platform/language/dates.ts';
import {
  type Day,
  dayAfter,
  daysBetween,
  daysFrom,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  monthOf,
  monthsAfter,
} from '#platform/language/days.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { EquipmentDay } from '../contract.ts';
import { type MarketEquipmentTexts, marketEquipmentTexts } from '../texts/market/token.ts';
import { canChoose, type Stretch } from './chosen-days.ts';
import styles from './free-days.module.css';

type FreeDaysProps = {
  name: string;
  /** Any day of the month that is shown. */
  month: Day;
  onMonth: (month: Day) => void;
  today: Day;
  latest: Day;
  days: ReadonlyMap<Day, EquipmentDay>;
  chosen: Stretch<Day> | null;
  onChoose: (day: Day) => void;
};

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[];
const SHORT = 2;

/** BEY-20: one month of an item: how many are free on each day, and which days are chosen. */
export function FreeDays({ name, month, onMonth, today, latest, days, chosen, onChoose }: FreeDaysProps) {
  const { days: texts } = useTexts(marketEquipmentTexts);
  const moments = useTexts(momentTexts);
  const title = texts.month(monthName(month, moments), Number(month.slice(0, 4)));
  return (
    <div>
      <div className={styles.head}>
        <IconButton
          label={texts.before}
          icon={<ChevronLeftIcon aria-hidden />}
          disabled={monthOf(month) <= monthOf(today)}
          onClick={() => onMonth(monthsAfter(firstOfMonth(month), -1))}
        />
        <strong className={styles.month} aria-live="polite">
          {title}
        </strong>
        <IconButton
          label={texts.after}
          icon={<ChevronRightIcon aria-hidden />}
          disabled={monthOf(month) >= monthOf(latest)}
          onClick={() => onMonth(monthsAfter(firstOfMonth(month), 1))}
        />
      </div>
      <table className={styles.grid}>
        <caption className="nb-sr">{texts.caption(name, title)}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col">
                <abbr title={moments.weekdays[weekday]}>{moments.weekdays[weekday].slice(0, SHORT)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {monthOf(day) === monthOf(month) ? (
                    <DayOfItem
                      day={day}
                      known={days.get(day)}
                      isToday={day === today}
                      chosen={chosen}
                      dayName={texts.day(Number(day.slice(8)), monthName(day, moments))}
                      texts={texts}
                      onChoose={onChoose}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const DAYS_OF_WEEK = 7;

/** The weeks that hold a day of the month, each from its Monday on. */
function weeksOf(month: Day): Day[][] {
  const [first, last] = [mondayOf(firstOfMonth(month)), mondayOf(lastOfMonth(month))];
  const count = daysBetween(first, last) / DAYS_OF_WEEK + 1;
  return Array.from({ length: count }, (_, week) => daysFrom(dayAfter(first, week * DAYS_OF_WEEK), DAYS_OF_WEEK));
}

const monthName = (day: Day, moments: MomentTexts): string =>
  moments.months[Number(day.slice(5, 7)) as keyof typeof moments.months];

type DayOfItemProps = {
  day: Day;
  known: EquipmentDay | undefined;
  isToday: boolean;
  chosen: Stretch<Day> | null;
  dayName: string;
  texts: MarketEquipmentTexts['days'];
  onChoose: (day: Day) => void;
};

function DayOfItem({ day, known, isToday, chosen, dayName, texts, onChoose }: DayOfItemProps) {
  const number = Number(day.slice(8));
  const isChosen = chosen !== null && chosen.first <= day && day <= chosen.last;
  if (!known || !canChoose(known)) {
    return (
      <span className={styles.day} data-today={isToday || undefined} data-between={isChosen || undefined}>
        {number}
        <small>{known?.state === 'closed' ? texts.closed : ' '}</small>
      </span>
    );
  }
  const isFull = known.state === 'full';
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isChosen}
      data-today={isToday || undefined}
      data-first={day === chosen?.first || undefined}
      data-last={day === chosen?.last || undefined}
      onClick={() => onChoose(day)}
    >
      <span>
        <span aria-hidden>{isFull ? <s>{number}</s> : number}</span>
        <span className="nb-sr">{dayName}, </span>
      </span>
      <small>
        <span aria-hidden>{isFull ? texts.full : known.free}</span>
        <span className="nb-sr">{isFull ? texts.full : texts.free(known.free)}</span>
      </small>
    </button>
  );
}
