import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OwnTicket } from '../contract.ts';
import { marketTicketTexts } from '../texts/market/token.ts';
import { listOwnTickets } from './calls.ts';

/** TIC-03: what the family has used, given back or let run out, the latest first. */
export function EarlierTickets() {
  const { earlier: texts } = useTexts(marketTicketTexts);
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: [listOwnTickets.method, listOwnTickets.path, 'ended'],
    queryFn: ({ pageParam, signal }) => call(listOwnTickets, { query: { filter: 'ended', page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, last_page } }) => (page < last_page ? page + 1 : null),
    retry: false,
  });
  const tickets = answer.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className="nb-stack nb-gap-s" aria-label={texts.heading}>
      <h3>{texts.heading}</h3>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && tickets.length === 0 ? <p className="nb-muted">{texts.empty}</p> : null}
      <ul className="nb-lines">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <EarlierTicket ticket={ticket} />
          </li>
        ))}
      </ul>
      <ShowMore label={texts.more} from={answer} />
    </section>
  );
}

function EarlierTicket({ ticket: { state, group, first_name, ended_at } }: { ticket: OwnTicket }) {
  const { earlier: texts } = useTexts(marketTicketTexts);
  const moments = useTexts(momentTexts);
  const when = ended_at === null ? [] : [longDate(ended_at, moments)];
  return (
    <span className="nb-row nb-spread">
      <span className="nb-stack nb-gap-s">
        <strong>{group.name}</strong>
        <span className="nb-muted nb-small">{[first_name, group.provider_name, ...when].join(' · ')}</span>
      </span>
      {state === 'reserved' ? null : <Tag>{texts.states[state]}</Tag>}
    </span>
  );
}
