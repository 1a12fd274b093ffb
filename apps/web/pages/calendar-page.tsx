import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { calendarTexts } from '#features/calendar/texts/token.ts';
import { readCalendarAddress } from '#features/calendar/web/calendar-address.ts';
import { getCalendar } from '#features/calendar/web/calls.ts';
import { periodTitle } from '#features/calendar/web/period-title.ts';
import { WhoseCalendar } from '#features/calendar/web/whose-calendar.tsx';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { picturePath } from '#features/pictures/contract.ts';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { fillAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import styles from './calendar-page.module.css';
import { AllActivities, MyTimetable } from './calendar-sources.tsx';
import { EventFilterBar } from './event-filters.tsx';

export const page: PageModule = {
  Component: CalendarPage,
  texts: [calendarTexts],
  async load({ queries, call, now, isLoggedIn }, { query }) {
    const filling = fillAnswer(queries, call, getCalendar, { query: readCalendarAddress(query, now).asked });
    const isOnServer = isLoggedIn() === null;
    if (isOnServer) await filling;
    // A user who leafs through the months keeps the calendar when the connection goes; it says what failed.
    else await filling.catch(() => {});
  },
  head: ({ tenant, textsOf, now }, { query }) => {
    const { view, day } = readCalendarAddress(query, now);
    return {
      title: textsOf(calendarTexts).title(
        tenant.name,
        periodTitle(view, day, { texts: textsOf(calendarTexts), moments: textsOf(momentTexts) }),
      ),
      description: textsOf(calendarTexts).description(tenant.in_place),
      // One calendar is enough for a search engine; it would never come to the end of the months.
      ...(query.size === 0 && { canonical: paths.eventsCalendar }),
      picture: picturePath({ scene: 'bygd', colour: tenant.colour.slice(1), variant: 'share' }),
    };
  },
};

function CalendarPage() {
  const { now } = usePortal();
  const moments = useTexts(momentTexts);
  const texts = useTexts(calendarTexts);
  const [query] = useSearchParams();
  const [isMineWanted, setIsMine] = useState(query.get('whose') === 'mine');
  // The server's page is everybody's, and so is the calendar of the user who has logged out.
  const isMine = useIsLoggedIn() && isMineWanted;
  const address = readCalendarAddress(query, now);
  // CAL-02: other filters make another list, in which no day is chosen yet.
  const filterText = new URLSearchParams(address.filters).toString();
  const [chosenUnder, setChosenUnder] = useState(filterText);
  const source = {
    address,
    title: periodTitle(address.view, address.day, { texts, moments }),
    chosen: address.isChosen && chosenUnder === filterText ? address.day : null,
    onChosen: () => setChosenUnder(filterText),
  };
  return (
    <div className={`nb-wrap ${styles.page}`}>
      <CalendarBar title={source.title} address={address} />
      <div className={styles.choices}>
        <WhoseCalendar isMine={isMine} onChange={setIsMine} />
        {isMine ? null : <EventFilterBar />}
      </div>
      {isMine ? <MyTimetable {...source} /> : <AllActivities {...source} />}
    </div>
  );
}
