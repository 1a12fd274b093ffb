import { useLocation } from 'react-router';
import type { EventDetail } from '#features/events/contract.ts';
import { CATEGORY_FILTER, filterQuery } from '#features/events/filters.ts';
import { EventArticle } from '#features/events/web/event-article.tsx';
import { EventCover } from '#features/events/web/event-cover.tsx';
import { EventSummary } from '#features/events/web/event-summary.tsx';
import { SignUpDock } from '#features/events/web/sign-up-dock.tsx';
import { useEventDetailTexts } from '#features/events/web/use-event-detail-texts.ts';
import { useLogin } from '#features/identity/web/use-login.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { eventPath, getStartedPath, paths } from '../paths.ts';
import { usePortal } from '../portal.tsx';
import { useLocalisedPath } from '../use-localised-path.ts';
import { ErrorContent } from './error-page.tsx';
import styles from './event-page.module.css';
import { EventPlaceMap } from './event-place-map.tsx';
import { SimilarEvents } from './similar-events.tsx';

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
  return <ReadyEvent event={answer.data.data} />;
}

function ReadyEvent({ event }: { event: EventDetail }) {
  const { tenant, now, origin, mapTiles } = usePortal();
  const texts = useEventDetailTexts();
  const localised = useLocalisedPath();
  const { pathname } = useLocation();
  const isLoggedIn = useLogin()?.state === 'open';
  const category = event.categories[0];
  const categoryPath = category && `${paths.events}?${new URLSearchParams(queryOf(category.key))}`;
  const signUp = {
    event,
    now,
    logInHref: isLoggedIn ? null : getStartedPath(pathname),
    otherHref: categoryPath ?? paths.events,
  };
  return (
    <div className={`nb-wrap ${styles.page}`}>
      <div className={styles.trail}>
        <Breadcrumbs
          label={texts.you_are_here}
          trail={[
            { href: paths.events, text: texts.breadcrumb },
            ...(category && categoryPath ? [{ href: categoryPath, text: category.name }] : []),
          ]}
          current={event.name}
        />
      </div>
      <EventCover event={event} now={now} />
      <div className="nb-two">
        <EventArticle
          event={event}
          now={now}
          colour={tenant.colour.slice(1)}
          {...(mapTiles.url && event.lat !== null && event.lng !== null && { map: <EventPlaceMap event={event} /> })}
        />
        <EventSummary
          {...signUp}
          address={origin + localised(eventPath(event))}
          supportEmail={tenant.support_email}
          organiserHref={event.organization && paths.organisation(event.organization.id)}
        />
      </div>
      <SimilarEvents id={event.id} />
      <SignUpDock {...signUp} />
    </div>
  );
}

const queryOf = (category: string) =>
  filterQuery([{ ...CATEGORY_FILTER, options: [{ value: category, is_locked: false, sub_options: [] }] }]);
