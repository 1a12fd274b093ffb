import { EventContact } from '#features/bulk-messages/web/event-contact.tsx';
import { eventPaymentTexts } from '#features/claims/texts/event/token.ts';
import { commentTexts } from '#features/comments/texts/token.ts';
import { seriesTexts } from '#features/event-editing/texts/token.ts';
import type { EventDetail } from '#features/events/contract.ts';
import { CATEGORY_FILTER, filterQuery } from '#features/events/filters.ts';
import { eventDetailTexts } from '#features/events/texts/detail/token.ts';
import { EventArticle } from '#features/events/web/event-article.tsx';
import { EventCover } from '#features/events/web/event-cover.tsx';
import { EventSignUp } from '#features/events/web/event-sign-up.tsx';
import { EventSummary } from '#features/events/web/event-summary.tsx';
import { OccurrenceEnd } from '#features/events/web/occurrence-end.tsx';
import { SignUpDock } from '#features/events/web/sign-up-dock.tsx';
import { SimilarEvents } from '#features/events/web/similar-events.tsx';
import { useEventAccess } from '#features/events/web/use-event-access.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { EventPlaceMap } from '#features/map/web/event-place-map.tsx';
import { ConfirmationProvider } from '#features/portal/web/confirmations/confirmation-provider.tsx';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { eventPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { ReportPart } from '#features/reports/web/report-part.tsx';
import { shiftTexts } from '#features/shifts/texts/token.ts';
import { shortened } from '#platform/language/shortened.ts';
import { useTexts } from '#platform/web/language.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './event-page.module.css';
import { logInFor, useOwnSignUp } from './use-own-sign-up.tsx';

// The server leaves them out: without them the page is as good.
const OrganiserPart = lazyPart(async () => (await import('./event-organiser.tsx')).OrganiserPart, {
  texts: [seriesTexts],
  when: 'page-loaded',
});
const EventShifts = lazyPart(async () => (await import('#features/shifts/web/event-shifts.tsx')).EventShifts, {
  texts: [shiftTexts],
  when: 'page-loaded',
});
const EventComments = lazyPart(async () => (await import('#features/comments/web/event-comments.tsx')).EventComments, {
  texts: [commentTexts],
  when: 'page-loaded',
});

const EventPayment = lazyPart(async () => (await import('./event-payment.tsx')).EventPayment, {
  texts: [eventPaymentTexts],
  when: 'page-loaded',
});

type EventAnswer =
  | { isError: true; isPending: false; error: unknown; data?: unknown }
  | { isError: false; isPending: true; data?: unknown }
  | { isError: false; isPending: false; data: { data: EventDetail } };

/** EVT-06: one event, wherever it comes from. */
export function EventContent({ answer }: { answer: EventAnswer }) {
  if (answer.isError) return <FailedPage error={answer.error} />;
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
  const confirm = useConfirmation();
  const isLoggedIn = useIsLoggedIn();
  const isLocal = read.source === null;
  const own = useOwnSignUp(read, isLoggedIn);
  const access = useEventAccess(read.id, isLoggedIn);
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
            access?.is_organizer || access?.can.take_down || access?.can.lift ? (
              <OrganiserPart event={event} access={access} />
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
            isLocal ? <EventShifts event={event} now={now} isLoggedIn={isLoggedIn} logInHref={hrefFor()} /> : null
          }
        >
          {isLocal ? (
            <EventComments
              event={event}
              now={now}
              isLoggedIn={isLoggedIn}
              logInHref={hrefFor()}
              access={access}
              confirmDelete={() => confirm('delete_comment')}
              reportOf={({ id, body }) => (
                <ReportPart kind="comment" id={id} about={shortened(body)} signInHref={hrefFor()} />
              )}
            />
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
          report={
            isLocal ? (
              <ReportPart kind="event" id={event.id} about={event.name} signInHref={hrefFor()} look="listed" />
            ) : null
          }
          supportEmail={tenant.support_email}
          organiserHref={event.organization && paths.organisation(event.organization.id)}
          hrefOf={paths.organisation}
          payment={
            isLocal && tenant.hasLeisureCard && !event.is_free ? (
              <EventPayment eventId={event.id} isLoggedIn={isLoggedIn} />
            ) : null
          }
          contactAction={isLocal && event.organization ? <EventContact event={event} logInHref={hrefFor()} /> : null}
        />
      </div>
      <SimilarEvents id={event.id} />
      <SignUpDock {...{ event, now, logInHref }} own={own.dock} />
    </div>
  );
}

function Trail({ event }: { event: EventDetail }) {
  const texts = useTexts(eventDetailTexts);
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
        currentLang={event.lang}
      />
    </div>
  );
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
