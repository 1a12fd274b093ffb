import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnPlace } from '#features/attendance/contract.ts';
import { childrenTexts } from '#features/attendance/texts/children/token.ts';
import { AllTimesButton } from '#features/attendance/web/all-times-button.tsx';
import { LeaveButton } from '#features/attendance/web/leave-button.tsx';
import { OwnActions } from '#features/attendance/web/own-actions.tsx';
import { OwnBadge } from '#features/attendance/web/own-badge.tsx';
import { OwnDockAction } from '#features/attendance/web/own-dock-action.tsx';
import { OwnPlaceStatus } from '#features/attendance/web/own-place-status.tsx';
import { OwnTimeAction } from '#features/attendance/web/own-time-action.tsx';
import { PlacesNotKnown } from '#features/attendance/web/places-not-known.tsx';
import { shownPlace, wayIn } from '#features/attendance/web/shown-place.ts';
import { useOwnPlaces } from '#features/attendance/web/use-own-places.ts';
import { useOwnWords } from '#features/attendance/web/use-own-words.ts';
import { type SignUp, useSignUp } from '#features/attendance/web/use-sign-up.ts';
import type { EventDetail, Occurrence } from '#features/events/contract.ts';
import { calendarPath } from '#features/events/web/calendar-path.ts';
import { eventAsOf, timesToCome } from '#features/events/web/event-as-of.ts';
import { SIGN_UP_ID } from '#features/events/web/places-on-page.ts';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { getStartedPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';

const OWN_DAYS = [listMyEntries];

// Most have no children to sign up.
const ChildrenSignUp = lazyPart(
  async () => (await import('#features/attendance/web/children/children-sign-up.tsx')).ChildrenSignUp,
  { texts: [childrenTexts], when: 'page-loaded' },
);

/** Into the sign-in and back to the time that was wanted. */
export const logInFor = (event: Pick<EventDetail, 'id'>, occurrenceId?: string): string =>
  getStartedPath(wantedPath(event, occurrenceId ?? null));

const wantedPath = (event: Pick<EventDetail, 'id'>, occurrenceId: string | null): string =>
  paths.event(event.id) +
  (occurrenceId ? `?${new URLSearchParams({ [WANTED_TIME]: occurrenceId, [WANTS_PLACE]: 'true' })}` : '');

const WANTED_TIME = 'time';
const WANTS_PLACE = 'signUp';

/** How an activity is by now; for a user who is logged in with fresh numbers, and what they can do in each place. */
export function useOwnSignUp(read: EventDetail, isLoggedIn: boolean) {
  const { now } = usePortal();
  const locale = useLocale();
  const confirm = useConfirmation();
  const wantedId = useSearchParams()[0].get(WANTED_TIME);
  const isAsked = isLoggedIn && read.source === null;
  const { places: known, isError, isKnown, refetch } = useOwnPlaces(read.id, isAsked);
  const places = timesToCome(known, now);
  const signUp = useSignUp({
    now,
    confirm,
    changed: OWN_DAYS,
    returnUrlOf: ({ occurrence_id }) => wantedPath(read, occurrence_id),
  });
  useFocusKept(signUp.doing);
  const event = eventAsOf(isKnown ? withFreshNumbers(read, places) : read, now);
  const place = isKnown ? shownPlace(places, wantedId) : null;
  const words = useOwnWords(place, now);
  useWantedPlace(read, place, signUp);
  if (isAsked && isError) {
    const [time] = event.occurrences;
    const actions = <PlacesNotKnown onTryAgain={refetch} />;
    return {
      event,
      panel: time ? { time, status: null, actions, leaving: null } : null,
      dock: null,
      endOf: () => null,
      all: null,
    };
  }
  if (!place) return { event, panel: null, dock: null, endOf: () => null, all: null };
  const time = timeOf(place);
  const shared = { event, place, signUp, codeHref: runningPaths.myCode(place.occurrence_id) };
  const others = places.filter(
    ({ occurrence_id, status }) => status === 'attending' && occurrence_id !== place.occurrence_id,
  );
  return {
    event,
    panel: {
      time,
      status: place.status === null ? null : <OwnPlaceStatus place={place} now={now} />,
      actions: (
        <>
          <OwnActions
            {...shared}
            calendarHref={calendarPath(event.id, locale, place.occurrence_id)}
            otherTimes={others.length}
          />
          <ChildrenSignUp event={event} time={place} now={now} changed={OWN_DAYS} />
        </>
      ),
      leaving: <LeaveButton {...shared} />,
    },
    dock: { time, words, action: <OwnDockAction {...shared} /> },
    endOf: ({ id }: Occurrence, when: string) => {
      const own = places.find(({ occurrence_id }) => occurrence_id === id);
      return own
        ? {
            status: own.status === null ? null : <OwnBadge place={own} />,
            action: <OwnTimeAction event={event} place={own} signUp={signUp} when={when} />,
          }
        : null;
    },
    all: <AllTimesButton event={event} places={places} signUp={signUp} />,
  };
}

/**
 * A user who wanted to sign up and had to log in first is asked for the last word: the address alone signs nobody up, as
 * another could have made it.
 */
function useWantedPlace(event: EventDetail, place: OwnPlace | null, { signUp }: SignUp) {
  const { now } = usePortal();
  const moments = useTexts(momentTexts);
  const confirm = useConfirmation();
  const [query, setQuery] = useSearchParams();
  const isWanted = query.get(WANTS_PLACE) === 'true' && place?.occurrence_id === query.get(WANTED_TIME);
  const canAsk = isWanted && place !== null && wayIn(place) !== null;

  const hasAskedRef = useRef(false);
  const ask = useEffectEvent(async () => {
    if (!place || hasAskedRef.current) return;
    hasAskedRef.current = true;
    const isYes = await confirm('sign_up', { name: event.name, when: whenText(place, { now, moments }) });
    setQuery(withoutWish, { replace: true, preventScrollReset: true });
    if (isYes) await signUp(place);
  });
  useEffect(() => {
    if (canAsk) void ask();
  }, [canAsk]);
}

function withoutWish(query: URLSearchParams): URLSearchParams {
  query.delete(WANTS_PLACE);
  return query;
}

const timeOf = (place: OwnPlace): Occurrence => ({ ...place, id: place.occurrence_id });

/** What a page that has been kept for a while says of the numbers is replaced by what they are. */
function withFreshNumbers(event: EventDetail, places: readonly OwnPlace[]): EventDetail {
  const byId = new Map<string, OwnPlace>(places.map((place) => [place.occurrence_id, place]));
  const occurrences = event.occurrences.map((occurrence) => {
    const place = byId.get(occurrence.id);
    if (!place) return occurrence;
    const { is_canceled, attendees_count, waiting_count, capacity } = place;
    return { ...occurrence, is_canceled, attendees_count, waiting_count, capacity };
  });
  const start = Date.parse(event.start_at ?? '');
  const next = occurrences.find(({ start_at }) => Date.parse(start_at) === start);
  if (!next) return { ...event, occurrences };
  const { attendees_count, waiting_count, capacity } = next;
  return { ...event, occurrences, attendees_count, waiting_count, capacity };
}

/**
 * The button that was pressed is gone when it has done its work; the user who uses the keyboard goes on from the panel.
 */
function useFocusKept(doing: string | null) {
  const wasDoingRef = useRef<string | null>(null);
  useEffect(() => {
    const wasDoing = wasDoingRef.current;
    wasDoingRef.current = doing;
    if (wasDoing === null || doing !== null) return;
    const focused = document.activeElement;
    if (focused && focused !== document.body) return;
    document.getElementById(SIGN_UP_ID)?.focus({ preventScroll: true });
  }, [doing]);
}
