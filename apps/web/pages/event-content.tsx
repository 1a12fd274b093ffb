import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import type { EventDetail } from '#features/events/contract.ts';
import { CATEGORY_FILTER, filterQuery } from '#features/events/filters.ts';
import { EventArticle } from '#features/events/web/event-article.tsx';
import { EventCover } from '#features/events/web/event-cover.tsx';
import { EventSignUp } from '#features/events/web/event-sign-up.tsx';
import { EventSummary } from '#features/events/web/event-summary.tsx';
import { OccurrenceEnd } from '#features/events/web/occurrence-end.tsx';
import { SignUpDock } from '#features/events/web/sign-up-dock.tsx';
import { useEventDetailTexts } from '#features/events/web/use-event-detail-texts.ts';
import { useEventStanding } from '#features/events/web/use-event-standing.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { eventPath, paths } from '../paths.ts';
import { usePortal } from '../portal.tsx';
import { ConfirmationProvider } from '../shell/confirmation-provider.tsx';
import { useLocalisedPath } from '../use-localised-path.ts';
import { ErrorContent } from './error-page.tsx';
import styles from './event-page.module.css';
import { EventPlaceMap } from './event-place-map.tsx';
import { SimilarEvents } from './similar-events.tsx';
import { logInFor, useOwnSignUp } from './use-own-sign-up.tsx';

const OrganiserPart = lazy(async () => ({ default: (await import('./event-organiser.tsx')).OrganiserPart }));
const SlotsPart = lazy(async () => ({ default: (await import('./event-parts.tsx')).SlotsPart }));
const CommentsPart = lazy(async () => ({ default: (await import('./event-parts.tsx')).CommentsPart }));

type EventAnswer =
  | { isError: true; isPending: false; error: unknown; data?: unknown }
  | { isError: false; isPending: true; data?: unknown }
  | { isError: false; isPending: false; data: { data: EventDetail } };

/** EVT-06: one event, wherever it comes from. */
export function EventContent({ answer }: { answer: EventAnswer }) {
  if (answer.isError) return <ErrorContent error={answer.error} />;
  if (answer.isPending) {
    return (
      <div className={`nb-wrap ${styles.page}`} aria-busy>
        <Skeleton shape="picture" />
        <Skeleton shape="title" width="long" />
      </div>
    );
  }
  return (
    <ConfirmationProvider>
      <ReadyEvent read={answer.data.data} />
    </ConfirmationProvider>
  );
}

function ReadyEvent({ read }: { read: EventDetail }) {
  const { tenant, now, origin, mapTiles } = usePortal();
  const localised = useLocalisedPath();
  const isLoggedIn = useIsLoggedIn();
  const isLocal = read.source === null;
  const own = useOwnSignUp(read, isLoggedIn);
  const standing = useEventStanding(read.id, isLoggedIn && isLocal);
  const { event } = own;
  const hrefFor = (occurrenceId?: string) => (isLoggedIn ? null : logInFor(event, occurrenceId));
  const logInHref = hrefFor(nextTimeOf(event)?.id);
  return (
    <div className={`nb-wrap ${styles.page}`}>
      <Trail event={event} />
      <EventCover event={event} now={now} />
      <div className="nb-two">
        <EventArticle
          event={event}
          now={now}
          colour={tenant.colour.slice(1)}
          {...(mapTiles.url && event.lat !== null && event.lng !== null && { map: <EventPlaceMap event={event} /> })}
          tools={
            standing?.is_organizer || standing?.can.take_down ? (
              <Late>
                <OrganiserPart event={event} standing={standing} />
              </Late>
            ) : null
          }
          endOf={(occurrence, when) => (
            <OccurrenceEnd
              {...{ event, occurrence, now, when }}
              logInHref={hrefFor(occurrence.id)}
              own={own.endOf(occurrence, when)}
            />
          )}
          allTimes={own.all}
          shifts={
            isLocal ? (
              <Late>
                <SlotsPart event={event} isLoggedIn={isLoggedIn} logInHref={hrefFor()} />
              </Late>
            ) : null
          }
        >
          {isLocal ? (
            <Late>
              <CommentsPart event={event} isLoggedIn={isLoggedIn} logInHref={hrefFor()} standing={standing} />
            </Late>
          ) : null}
        </EventArticle>
        <EventSummary
          event={event}
          now={now}
          signUp={
            <EventSignUp
              {...{ event, now, logInHref }}
              otherHref={categoryPath(event) ?? paths.events}
              own={own.panel}
            />
          }
          address={origin + localised(eventPath(event))}
          supportEmail={tenant.support_email}
          organiserHref={event.organization && paths.organisation(event.organization.id)}
        />
      </div>
      <SimilarEvents id={event.id} />
      <SignUpDock {...{ event, now, logInHref }} own={own.dock} />
    </div>
  );
}

function Trail({ event }: { event: EventDetail }) {
  const texts = useEventDetailTexts();
  const category = event.categories[0];
  const href = categoryPath(event);
  return (
    <div className={styles.trail}>
      <Breadcrumbs
        label={texts.you_are_here}
        trail={[
          { href: paths.events, text: texts.breadcrumb },
          ...(category && href ? [{ href, text: category.name }] : []),
        ]}
        current={event.name}
      />
    </div>
  );
}

/** What the server leaves out, and what comes when the page works; without it the page is as good. */
function Late({ children }: { children: ReactNode }) {
  const [isInBrowser, setIsInBrowser] = useState(false);
  // Not urgent: a touch is answered while it is being made.
  useEffect(() => startTransition(() => setIsInBrowser(true)), []);
  return isInBrowser ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** The one that the card and the panel tell of. */
function nextTimeOf({ start_at, occurrences }: EventDetail) {
  const start = Date.parse(start_at ?? '');
  return occurrences.find((occurrence) => Date.parse(occurrence.start_at) === start);
}

function categoryPath({ categories }: EventDetail): string | undefined {
  const [category] = categories;
  if (!category) return undefined;
  const options = [{ value: category.key, is_locked: false, sub_options: [] }];
  return paths.eventsWith(filterQuery([{ ...CATEGORY_FILTER, options }]));
}
