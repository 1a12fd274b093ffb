import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CalendarEntry } from '#features/calendar/contract.ts';
import { entriesByDay } from '#features/calendar/rules.ts';
import type { CalendarTexts } from '#features/calendar/texts/token.ts';
import { calendarTexts } from '#features/calendar/texts/token.ts';
import { type CalendarAddress, calendarPath } from '#features/calendar/web/calendar-address.ts';
import { CalendarContent } from '#features/calendar/web/calendar-content.tsx';
import type { DayContent } from '#features/calendar/web/calendar-links.ts';
import { getCalendar } from '#features/calendar/web/calls.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { eventPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { MyEntry } from '#features/timetable/contract.ts';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { shortDate, startOfDay } from '#platform/language/dates.ts';
import { type Day, dayAfter, monthOf } from '#platform/language/days.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { focusHeading } from '#ui/return-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './calendar-page.module.css';

type SourceProps = {
  address: CalendarAddress;
  title: string;
  /** The day of which a phone shows the list. */
  chosen: Day | null;
  onChosen: () => void;
};

/** CAL-01: what everybody may come to. */
export function AllActivities({ address, ...rest }: SourceProps) {
  const texts = useTexts(calendarTexts);
  const answer = useAnswer(getCalendar, { query: address.asked });
  if (answer.isPending) return <CalendarToCome />;
  if (answer.isError) return <Failed onRetry={() => answer.refetch()} />;
  const { data, meta } = answer.data;
  const byDay = entriesByDay(data, address.days);
  const contentOf = (day: Day): DayContent => {
    const entries = byDay.get(day) ?? [];
    return address.isWanted(day) ? { entries, total: Math.max(meta.days[day] ?? 0, entries.length) } : NOTHING;
  };
  return (
    <CalendarSourcesContent
      {...{ ...rest, address, contentOf }}
      emptyText={texts.none_text}
      lastPage={address.view === 'day' ? meta.last_page : 1}
    />
  );
}

/** CAL-01: what the person has a place at, waits for or has been offered, and their shifts. */
export function MyTimetable({ address, ...rest }: SourceProps) {
  const texts = useTexts(calendarTexts);
  const { days } = address;
  const answer = useAnswer(listMyEntries, {
    query: {
      perPage: MAX_ENTRIES,
      start_at: startOfDay(days[0] ?? '').toISOString(),
      end_at: startOfDay(dayAfter(days.at(-1) ?? '', 1)).toISOString(),
    },
  });
  if (answer.isPending) return <CalendarToCome />;
  if (answer.isError) return <Failed onRetry={() => answer.refetch()} />;
  const byDay = entriesByDay(
    answer.data.data.map((entry) => entryOfMine(entry, texts)),
    days,
  );
  const contentOf = (day: Day): DayContent => {
    const entries = byDay.get(day) ?? [];
    return { entries, total: entries.length };
  };
  return <CalendarSourcesContent {...{ ...rest, address, contentOf }} emptyText={texts.none_of_mine} lastPage={1} />;
}

const NOTHING: DayContent = { entries: [], total: 0 };

/** More than anybody can do in six weeks. */
const MAX_ENTRIES = 100;

/** A timetable tells less than the calendar of everybody. Its language is not told, either. */
const entryOfMine = (entry: MyEntry, texts: CalendarTexts): CalendarEntry => ({
  ...entry,
  id: entry.id as CalendarEntry['id'],
  name: nameOfMine(entry, texts),
  ...{ lang: '', type: null, municipalities: [], is_free: false, is_volunteer: entry.kind === 'slot' },
  ...{ event_source: 'local', activity_id: null },
});

function nameOfMine({ kind, name, slot_name }: MyEntry, texts: CalendarTexts): string {
  if (kind === 'slot') return texts.shift_name(name, slot_name ?? '');
  if (kind === 'waiting') return texts.waiting_name(name);
  return kind === 'offered' ? texts.offered_name(name) : name;
}

type CalendarSourcesContentProps = SourceProps & {
  contentOf: (day: Day) => DayContent;
  emptyText: string;
  lastPage: number;
};

const IS_WIDE = '(min-width: 64em)';

function CalendarSourcesContent({
  address,
  title,
  chosen,
  onChosen,
  contentOf,
  emptyText,
  lastPage,
}: CalendarSourcesContentProps) {
  const { view, day, days, filters } = address;
  const { now } = usePortal();
  const texts = useTexts(calendarTexts);
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const pathOf = (wanted: Parameters<typeof calendarPath>[1]) => calendarPath(filters, wanted);
  function choose(one: Day, event: MouseEvent) {
    event.preventDefault();
    onChosen();
    // The grid goes away with the focus in it.
    if (window.matchMedia(IS_WIDE).matches) void openDay(one);
    else void navigate(pathOf({ view: 'month', date: one }), { replace: true, preventScrollReset: true });
  }
  async function openDay(one: Day) {
    await navigate(pathOf({ view: 'day', date: one }));
    focusHeading();
  }
  return (
    <CalendarContent
      {...{ view, day, days, chosen, now, contentOf, emptyText }}
      caption={texts.activities_in(title)}
      today={shortDate(now)}
      form={{ action: localised(paths.eventsCalendar), fields: filters }}
      links={{
        entry: (entry) => eventPath({ ...entry, id: entry.event_id }),
        view: (other, one) => pathOf({ view: other, date: one }),
      }}
      onChoose={choose}
      onLeave={(one) => void navigate(pathOf({ view: 'month', date: monthOf(one) }), { preventScrollReset: true })}
      pages={lastPage > 1 ? <DayPages address={address} lastPage={lastPage} /> : null}
    />
  );
}

function DayPages({ address: { filters, day, page }, lastPage }: { address: CalendarAddress; lastPage: number }) {
  const texts = useTexts(calendarTexts);
  const pathOf = (number: number) => calendarPath(filters, { view: 'day', date: day, page: number });
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {page > 1 ? (
        <ButtonLink variant="tertiary" rel="prev" href={pathOf(page - 1)}>
          {texts.previous_page}
        </ButtonLink>
      ) : null}
      {page < lastPage ? (
        <ButtonLink variant="secondary" rel="next" href={pathOf(page + 1)}>
          {texts.next_page}
        </ButtonLink>
      ) : null}
    </nav>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(calendarTexts);
  return <FailedPart text={texts.failed} onTryAgain={onRetry} />;
}

const CalendarToCome = () => (
  <div className={styles.toCome} aria-busy>
    <Skeleton shape="block" />
  </div>
);
