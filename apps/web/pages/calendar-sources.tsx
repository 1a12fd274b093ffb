import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { CalendarEntry } from '#features/calendar/contract.ts';
import { type Day, dayAfter, entriesByDay, monthOf } from '#features/calendar/rules.ts';
import { CalendarContent } from '#features/calendar/web/calendar-content.tsx';
import type { DayContent } from '#features/calendar/web/calendar-links.ts';
import { getCalendar } from '#features/calendar/web/calls.ts';
import { useCalendarTexts } from '#features/calendar/web/use-calendar-texts.ts';
import { listMyOccurrences } from '#features/users/web/calls.ts';
import { shortDate, startOfDay } from '#platform/language/dates.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { eventPath, paths } from '../paths.ts';
import { usePortal } from '../portal.tsx';
import { useLocalisedPath } from '../use-localised-path.ts';
import { type CalendarAddress, calendarPath } from './calendar-address.ts';
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
  const texts = useCalendarTexts();
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
    <Content
      {...{ ...rest, address, contentOf }}
      emptyText={texts.none_text}
      lastPage={address.view === 'day' ? meta.last_page : 1}
    />
  );
}

/** CAL-01: what the person has a place at, or waits for. */
export function MyTimetable({ address, ...rest }: SourceProps) {
  const texts = useCalendarTexts();
  const { days } = address;
  const answer = useAnswer(listMyOccurrences, {
    query: {
      start_at: startOfDay(days[0] ?? '').toISOString(),
      end_at: startOfDay(dayAfter(days.at(-1) ?? '', 1)).toISOString(),
    },
  });
  if (answer.isPending) return <CalendarToCome />;
  if (answer.isError) return <Failed onRetry={() => answer.refetch()} />;
  const byDay = entriesByDay(answer.data.data.map(entryOfMine), days);
  const contentOf = (day: Day): DayContent => {
    const entries = byDay.get(day) ?? [];
    return { entries, total: entries.length };
  };
  return <Content {...{ ...rest, address, contentOf }} emptyText={texts.none_of_mine} lastPage={1} />;
}

const NOTHING: DayContent = { entries: [], total: 0 };

type Mine = Pick<CalendarEntry, 'id' | 'start_at' | 'end_at' | 'is_canceled'> & {
  event: Pick<CalendarEntry, 'name' | 'thumbnail_url' | 'venue'> & { id: CalendarEntry['event_id'] };
};

/** A timetable tells less than the calendar of everybody. Its language is not told, either. */
const entryOfMine = ({ id, start_at, end_at, is_canceled, event }: Mine): CalendarEntry => ({
  ...{ id, start_at, end_at, is_canceled },
  ...{ name: event.name, thumbnail_url: event.thumbnail_url, venue: event.venue },
  ...{ event_id: event.id, lang: '', type: null, municipalities: [], is_free: false, is_volunteer: false },
  ...{ event_source: 'local', activity_id: null },
});

type ContentProps = SourceProps & { contentOf: (day: Day) => DayContent; emptyText: string; lastPage: number };

const IS_WIDE = '(min-width: 48em)';

function Content({ address, title, chosen, onChosen, contentOf, emptyText, lastPage }: ContentProps) {
  const { view, day, days, filters } = address;
  const { now } = usePortal();
  const texts = useCalendarTexts();
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const pathOf = (wanted: Parameters<typeof calendarPath>[1]) => calendarPath(filters, wanted);
  function choose(one: Day, event: MouseEvent) {
    event.preventDefault();
    onChosen();
    if (window.matchMedia(IS_WIDE).matches) void navigate(pathOf({ view: 'day', date: one }));
    else void navigate(pathOf({ view: 'month', date: one }), { replace: true, preventScrollReset: true });
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
  const texts = useCalendarTexts();
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
  const texts = useCalendarTexts();
  return (
    <Notice tone="danger">
      <p>{texts.failed}</p>
      <Button variant="secondary" onClick={onRetry}>
        {texts.try_again}
      </Button>
    </Notice>
  );
}

const CalendarToCome = () => (
  <div className={styles.toCome} aria-busy>
    <Skeleton shape="block" />
  </div>
);
