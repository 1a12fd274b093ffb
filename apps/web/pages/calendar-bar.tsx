import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import { useQueryClient } from '@tanstack/react-query';
import { CALENDAR_VIEWS, dayInNextView } from '#features/calendar/rules.ts';
import { calendarTexts } from '#features/calendar/texts/token.ts';
import { type CalendarAddress, calendarPath, readCalendarAddress } from '#features/calendar/web/calendar-address.ts';
import { getCalendar } from '#features/calendar/web/calls.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { type Day, monthOf } from '#platform/language/days.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { SegmentedLinks } from '#ui/segmented-links.tsx';
import styles from './calendar-page.module.css';
import { EventViews } from './event-filters.tsx';

/** What is shown, the way to what comes before and after, and the other views. All of them links that keep the filters. */
export function CalendarBar({ title, address }: { title: string; address: CalendarAddress }) {
  const { view, day, filters } = address;
  const { now } = usePortal();
  const texts = useTexts(calendarTexts);
  const queries = useQueryClient();
  const call = useCall();
  const pathOf = (date: Day) => calendarPath(filters, { view, date: view === 'month' ? monthOf(date) : date });
  const step = (steps: 1 | -1) => {
    const next = dayInNextView(view, day, steps);
    if (next === null) return null;
    const href = pathOf(next);
    // A user who points at it will probably go there.
    const prefetch = () => {
      const { asked } = readCalendarAddress(new URLSearchParams(href.split('?')[1]), now);
      void queries.prefetchQuery(answerQuery(call, getCalendar, { query: asked }));
    };
    return (
      <IconLink
        href={href}
        rel={steps > 0 ? 'next' : 'prev'}
        label={(steps > 0 ? texts.next : texts.previous)[view]}
        icon={steps > 0 ? <ChevronRightIcon aria-hidden /> : <ChevronLeftIcon aria-hidden />}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      />
    );
  };
  return (
    <div className={styles.bar}>
      <h1 className={styles.title}>{title}</h1>
      <p className="nb-sr" role="status">
        {title}
      </p>
      <div className={styles.steps}>
        {step(-1)}
        <ButtonLink variant="secondary" isSmall href={calendarPath(filters, { view, date: null })}>
          {texts.today}
        </ButtonLink>
        {step(1)}
      </div>
      <div className={styles.periods} data-view={view}>
        <SegmentedLinks
          label={texts.period}
          links={CALENDAR_VIEWS.map((one) => ({
            href: calendarPath(filters, { view: one, date: one === 'month' ? monthOf(day) : startOf(address) }),
            label: texts.view[one],
            isCurrent: one === view,
            icon: null,
          }))}
        />
      </div>
      <EventViews current="calendar" />
    </div>
  );
}

/** From a month in which no day is chosen one comes to today, where today is in it, else to its first day. */
function startOf({ view, day, isChosen }: CalendarAddress): Day | null {
  return view !== 'month' || isChosen || day.endsWith('-01') ? day : null;
}
