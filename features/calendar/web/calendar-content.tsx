import { type MouseEvent, type ReactNode, useState } from 'react';
import { type Day, monthOf } from '#platform/language/days.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { CalendarEntry } from '../contract.ts';
import { type CalendarView, ENTRIES_AT_FIRST, isLong } from '../rules.ts';
import { calendarTexts } from '../texts/token.ts';
import styles from './calendar-content.module.css';
import { CalendarKeys } from './calendar-keys.tsx';
import type { CalendarLinks, DayContent } from './calendar-links.ts';
import { DayAgenda } from './day-agenda.tsx';
import { dayWords } from './day-words.ts';
import { EntryPopup } from './entry-popup.tsx';
import { MonthGrid } from './month-grid.tsx';
import { placeInLanes } from './place-in-lanes.ts';
import { LANES, TimeGrid } from './time-grid.tsx';

type CalendarContentProps = {
  view: CalendarView;
  day: Day;
  days: readonly Day[];
  /** The day of which a narrow page shows the list. */
  chosen: Day | null;
  contentOf: (day: Day) => DayContent;
  caption: string;
  today: Day;
  now: Date;
  links: CalendarLinks;
  /** What is said where there is nothing. */
  emptyText: string;
  /** Where the days lead without scripts, and what goes along. */
  form: { action: string; fields: Readonly<Record<string, string>> };
  onChoose: (day: Day, event: MouseEvent) => void;
  onLeave: (day: Day) => void;
  /** The link to the rest of a day that is too long for one page. */
  pages?: ReactNode;
};

/** The calendar itself, in its three views; a wide page shows the grid, a narrow one the dots and lists. */
export function CalendarContent(props: CalendarContentProps) {
  const { view, day, days, contentOf, today, now, links, form } = props;
  const texts = useTexts(calendarTexts);
  const [opened, setOpened] = useState<{ entry: CalendarEntry; link: HTMLElement } | null>(null);
  const onOpen = (entry: CalendarEntry, link: HTMLElement) => setOpened({ entry, link });
  const isEmpty = days.every((one) => contentOf(one).total === 0);
  return (
    <>
      <div className={styles.box}>
        {view === 'month' ? (
          <form action={form.action}>
            {Object.entries(form.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <MonthGrid {...props} month={day} onOpen={onOpen} />
          </form>
        ) : (
          <TimeGrid {...{ view, days, contentOf, today, links, now, onOpen }} />
        )}
        {opened?.link.isConnected ? (
          <EntryPopup
            key={opened.entry.id}
            {...opened}
            href={links.entry(opened.entry)}
            now={now}
            onClose={() => setOpened(null)}
          />
        ) : null}
      </div>
      {isEmpty ? (
        <div className={styles.empty}>
          <h2 className={styles.heading}>{texts.none}</h2>
          <p>{props.emptyText}</p>
        </div>
      ) : (
        <Lists {...props} />
      )}
      {props.pages}
      <CalendarKeys />
    </>
  );
}

function Lists({ view, day, days, chosen, contentOf, today, links, now }: CalendarContentProps) {
  const texts = useTexts(calendarTexts);
  const listOf = (one: Day) => <DayList key={one} day={one} content={contentOf(one)} links={links} now={now} />;
  const withContent = days.filter((one) => contentOf(one).total > 0);
  if (view === 'month') {
    // From today on; of a month that is over, or has not begun, all of it.
    const isNow = monthOf(today) === monthOf(day);
    const coming = withContent.filter((one) => monthOf(one) === monthOf(day) && !(isNow && one < today));
    const first = (one: Day): DayContent => {
      const { entries, total } = contentOf(one);
      return { entries: entries.slice(0, ENTRIES_AT_FIRST), total };
    };
    return (
      <>
        <section className={styles.narrow} aria-live="polite">
          {chosen ? listOf(chosen) : <p className={styles.hint}>{texts.hint}</p>}
        </section>
        {chosen ? null : (
          <section className={styles.narrow}>
            {coming.map((one) => (
              <DayList key={one} day={one} content={first(one)} links={links} now={now} />
            ))}
          </section>
        )}
      </>
    );
  }
  return (
    <>
      <section className={styles.narrow}>{withContent.map(listOf)}</section>
      {view === 'day' ? <MoreAtOnce day={day} entries={contentOf(day).entries} links={links} now={now} /> : null}
    </>
  );
}

type DayListProps = { day: Day; content: DayContent; links: CalendarLinks; now: Date };

function DayList({ day, content: { entries, total }, links, now }: DayListProps) {
  const moments = useTexts(momentTexts);
  const texts = useTexts(calendarTexts);
  return (
    <>
      <h2 className={styles.heading}>{texts.activities_on(dayWords(day, moments))}</h2>
      <DayAgenda day={day} entries={entries} hrefOf={links.entry} now={now} />
      {total > entries.length ? <TextLink href={links.view('day', day)}>{texts.see_all(total)}</TextLink> : null}
    </>
  );
}

/** What did not fit beside the others. */
function MoreAtOnce({
  day,
  entries,
  links,
  now,
}: Omit<DayListProps, 'content'> & { entries: readonly CalendarEntry[] }) {
  const moments = useTexts(momentTexts);
  const texts = useTexts(calendarTexts);
  const { hidden } = placeInLanes(
    entries.filter((entry) => !isLong(entry)),
    day,
    LANES.day,
  );
  if (hidden.length === 0) return null;
  return (
    <section className={styles.wide}>
      <h2 className={styles.heading}>{texts.more_at_once(dayWords(day, moments))}</h2>
      <DayAgenda day={day} entries={hidden} hrefOf={links.entry} now={now} />
    </section>
  );
}
