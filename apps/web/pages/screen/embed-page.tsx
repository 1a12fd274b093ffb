import { useSearchParams } from 'react-router';
import type * as contract from '#features/events/contract.ts';
import { criteriaIn, filterQuery, filtersIn } from '#features/events/filters.ts';
import { listEvents } from '#features/events/web/calls.ts';
import { EventFlag } from '#features/events/web/event-flag.tsx';
import { embedCriteriaIn } from '#features/feeds/rules.ts';
import { feedTexts } from '#features/feeds/texts/token.ts';
import { Widget } from '#features/feeds/web/widget.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { eventPath, paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { CallOf } from '#platform/contract/endpoint.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';

/** BEY-03: the widget. The server sends it without scripts and lets the tenant's chosen sites frame it: see page.ts. */
export const page: PageModule = {
  Component: EmbedPage,
  texts: [feedTexts],
  load: ({ queries, call }, { query }) => fillAnswer(queries, call, listEvents, callFor(query)),
  head: ({ tenant, textsOf }) => ({ title: textsOf(feedTexts).embed.title(tenant.in_place) }),
};

function filtersOf(query: URLSearchParams) {
  const { q, sort } = criteriaIn(query);
  return filterQuery(filtersIn(query), { q, sort });
}

const callFor = (query: URLSearchParams): CallOf<typeof contract.listEvents> => ({
  query: { ...filtersOf(query), page: 1, perPage: embedCriteriaIn(query).count },
});

function EmbedPage() {
  const { tenant, now, origin } = usePortal();
  const localised = useLocalisedPath();
  const [query] = useSearchParams();
  const answer = useAnswer(listEvents, callFor(query));
  const list = new URLSearchParams(filtersOf(query));
  return (
    <Widget
      events={answer.data?.data ?? []}
      inPlace={tenant.in_place}
      theme={embedCriteriaIn(query).theme}
      now={now}
      listHref={`${origin}${localised(paths.events)}${list.size > 0 ? `?${list}` : ''}`}
      hrefOf={(event) => origin + localised(eventPath(event))}
      flagOf={(event) => <EventFlag event={event} now={now} />}
    />
  );
}
