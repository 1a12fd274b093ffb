import { useCallback } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { type Address, criteriaIn, type FilterQuery, filterQuery, filtersIn } from '#features/events/filters.ts';
import { EventFlag } from '#features/events/web/event-flag.tsx';
import { inPlaces } from '#features/municipalities/in-place.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { LogoMark } from '#features/portal/web/logo-mark.tsx';
import type { PageModule, PageParts } from '#features/portal/web/page-module.ts';
import { eventPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type * as contract from '#features/slideshow/contract.ts';
import { screenCriteriaIn } from '#features/slideshow/rules.ts';
import { slideshowTexts } from '#features/slideshow/texts/token.ts';
import { getWallPage } from '#features/slideshow/web/calls.ts';
import { Wall } from '#features/slideshow/web/wall.tsx';
import { WallCard } from '#features/slideshow/web/wall-card.tsx';
import styles from '#features/slideshow/web/wall-logo.module.css';
import type { CallOf } from '#platform/contract/endpoint.ts';
import { answerQuery, fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useClock } from '#platform/web/use-clock.ts';

export const page: PageModule = {
  Component: SlideshowPage,
  texts: [slideshowTexts],
  load: ({ queries, call }, { params, query }) => fillAnswer(queries, call, getWallPage, callFor(params, query)),
  head: ({ queries, call, tenant, textsOf, locale }, { params, query }) => {
    const known = queries.getQueryData(answerQuery(call, getWallPage, callFor(params, query)).queryKey);
    const chosen = known?.organization ? [] : (known?.names ?? []);
    const where = chosen.length > 0 ? inPlaces(chosen, locale) : tenant.in_place;
    const title = known?.organization ? known.organization.name : textsOf(slideshowTexts).title(where);
    return { title, description: textsOf(slideshowTexts).description(where) };
  },
};

/** The filters of the address, written the one way, so that server and browser ask for the same. */
function filtersOf(query: Address): FilterQuery {
  const { q, sort } = criteriaIn(query);
  return filterQuery(filtersIn(query), { q, sort });
}

const callFor = (
  params: PageParts['params'],
  query: URLSearchParams,
  number = 1,
): CallOf<typeof contract.getWallPage> => ({
  query: {
    ...filtersOf(query),
    ...(params.id && { organization: params.id }),
    page: number,
    perPage: screenCriteriaIn(query).size,
  },
});

/** Another address is another wall. */
function SlideshowPage() {
  const { pathname, search } = useLocation();
  return <Slideshow key={pathname + search} />;
}

function Slideshow() {
  const { tenant, now, origin } = usePortal();
  const texts = useTexts(slideshowTexts);
  const call = useCall();
  const localised = useLocalisedPath();
  const params = useParams();
  const [query] = useSearchParams();
  const clock = useClock(now);
  const answer = useAnswer(getWallPage, callFor(params, query));
  const ask = (number: number, signal: AbortSignal) => call(getWallPage, callFor(params, query, number), signal);
  const renderCard = useCallback(
    (event: contract.WallCard, time: Date) => (
      <WallCard event={event} href={eventPath(event)} now={time} flag={<EventFlag event={event} now={time} />} />
    ),
    [],
  );
  if (answer.isError && !answer.data) return <FailedPage error={answer.error} />;
  if (!answer.data) return <p role="status">{texts.title(tenant.in_place)}</p>;
  const list = new URLSearchParams(filtersOf(query));
  const listPath = `${paths.events}${list.size > 0 ? `?${list}` : ''}`;
  return (
    <Wall
      first={answer.data}
      screen={screenCriteriaIn(query)}
      inPortal={tenant.in_place}
      listAddress={origin + localised(params.id ? paths.organisation(params.id) : listPath)}
      now={clock}
      logo={<LogoMark className={styles.mark} />}
      ask={ask}
      renderCard={renderCard}
    />
  );
}
