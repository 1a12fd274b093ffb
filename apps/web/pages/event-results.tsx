import { type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { EventCard as EventCardData } from '#features/events/contract.ts';
import { eventTexts } from '#features/events/texts/token.ts';
import { EventCard } from '#features/events/web/event-card.tsx';
import { wantedAddress } from '#features/events/web/filters/wanted-address.ts';
import {
  isLastAtOnce,
  listCall,
  listPath,
  PER_PAGE,
  pagesShown,
  useListAddress,
} from '#features/events/web/list-address.ts';
import { useIsLoggedIn } from '#features/identity/web/use-login.tsx';
import { withVariedPictures } from '#features/pictures/rules.ts';
import { eventPath } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonCard } from '#ui/skeleton-card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import {
  ChosenEventFilters,
  EmptyResults,
  EventFilterButton,
  EventSort,
  EventViews,
  HelpWanted,
  OwnCardMark,
  ResultPlace,
  TakeAlong,
} from './event-filters.tsx';
import styles from './events-page.module.css';

const CARDS_SEEN_AT_ONCE = 3;
/** Two rows of three, three of two: after so many cards the invitation to volunteer lies across. */
const CARDS_BEFORE_INVITATION = 6;

export function EventResults() {
  const texts = useTexts(eventTexts);
  const wanted = useSyncExternalStore(wantedAddress.subscribe, wantedAddress.read, wantedAddress.readOnServer);
  const asked = useListAddress();
  const { endpoint, queryOf } = listCall(asked);
  const pages = pagesShown(asked.page);
  const answer = useAnswer(endpoint, { query: queryOf(pages[0] ?? 1) });
  const total = answer.data?.meta.total;
  return (
    <>
      <div className={styles.bar}>
        <EventFilterButton />
        <ResultCount total={total} />
        <div className="nb-row nb-gap-s nb-push">
          <EventViews current="list" />
          <EventSort />
        </div>
      </div>
      <ChosenEventFilters />
      {answer.isPending ? <CardsToCome /> : null}
      {answer.isError ? (
        <EmptyState
          title={texts.list.failed_title}
          actions={<Button onClick={() => answer.refetch()}>{texts.list.try_again}</Button>}
        >
          {texts.list.failed_text}
        </EmptyState>
      ) : null}
      {answer.data?.data.length === 0 ? <EmptyResults /> : null}
      {answer.data && answer.data.data.length > 0 ? (
        <>
          <ul className={`nb-cards ${styles.cards}`} aria-busy={wanted !== null}>
            {pages.map((number) => (
              <PageOfCards key={number} number={number} />
            ))}
          </ul>
          <More lastPage={answer.data.meta.last_page} total={answer.data.meta.total} />
        </>
      ) : null}
      <OtherTime />
    </>
  );
}

function ResultCount({ total }: { total: number | undefined }) {
  const { list } = useTexts(eventTexts);
  const { isOlder } = useListAddress();
  const count = total === undefined ? '' : isOlder ? list.count_old(total) : list.count(total);
  return (
    <>
      <h2 className={styles.count} id="treff">
        {count}{' '}
        <small>
          <ResultPlace />
        </small>
      </h2>
      <p role="status" className="nb-sr">
        {count}
      </p>
    </>
  );
}

function PageOfCards({ number }: { number: number }) {
  const { now } = usePortal();
  const asked = useListAddress();
  const { endpoint, queryOf } = listCall(asked);
  const events = withVariedPictures(useAnswer(endpoint, { query: queryOf(number) }).data?.data ?? []);
  const isFirstPage = number === 1;
  const cards = events.map((event, position) => (
    <li key={event.id} className={styles.item} data-page={position === 0 ? number : undefined}>
      <EventCard
        event={event}
        href={eventPath(event)}
        now={now}
        isFirst={isFirstPage && position < CARDS_SEEN_AT_ONCE}
      />
      <Mark event={event} />
    </li>
  ));
  if (!isFirstPage || asked.isOlder) return cards;
  return [
    ...cards.slice(0, CARDS_BEFORE_INVITATION),
    <HelpWanted key="help-wanted" />,
    ...cards.slice(CARDS_BEFORE_INVITATION),
  ];
}

/** Nothing is fetched for it unless the user is logged in. */
function Mark({ event }: { event: EventCardData }) {
  return useIsLoggedIn() ? <OwnCardMark event={event} /> : null;
}

function More({ lastPage, total }: { lastPage: number; total: number }) {
  const { list } = useTexts(eventTexts);
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const asked = useListAddress();
  const { page } = asked;
  const [first = 1] = pagesShown(page);
  const hasAskedRef = useRef(false);

  // The new cards are where a user wanted to go on reading.
  useEffect(() => {
    if (!hasAskedRef.current) return;
    hasAskedRef.current = false;
    document.querySelector<HTMLElement>(`[data-page="${page}"] a`)?.focus({ preventScroll: true });
  }, [page]);

  function lengthen(event: MouseEvent) {
    if (isLastAtOnce(page) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    hasAskedRef.current = true;
    navigate(listPath(asked, page + 1), { replace: true, preventScrollReset: true });
  }

  return (
    <nav className={`nb-row ${styles.pages}`} aria-label={list.pages}>
      <p className={styles.shown}>{list.shown(Math.min(page * PER_PAGE, total), total)}</p>
      {first > 1 ? (
        <ButtonLink variant="tertiary" rel="prev" href={listPath(asked, first - 1)}>
          {list.previous}
        </ButtonLink>
      ) : null}
      {page < lastPage ? (
        <ButtonLink
          variant="secondary"
          rel="next"
          href={listPath(asked, page + 1)}
          aria-busy={isLoading}
          onClick={lengthen}
        >
          {list.next}
        </ButtonLink>
      ) : null}
    </nav>
  );
}

/** EVT-01: what has been, and back. */
function OtherTime() {
  const { list } = useTexts(eventTexts);
  const { isOlder, query } = useListAddress();
  return (
    <div className={`nb-row ${styles.other}`}>
      <TextLink href={listPath({ isOlder: !isOlder, query })}>{isOlder ? list.upcoming : list.older}</TextLink>
      {isOlder ? null : <TakeAlong />}
    </div>
  );
}

function CardsToCome() {
  return (
    <div className="nb-cards" aria-busy>
      {Array.from({ length: 6 }, (_, place) => `place-${place}`).map((place) => (
        <SkeletonCard key={place} />
      ))}
    </div>
  );
}
