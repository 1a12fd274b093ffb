import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import type { EquipmentLoan } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import { listOwnLoans } from './calls.ts';
import { LoanDepositText } from './loan-deposit-text.tsx';
import { useStretchText } from './use-stretch-text.ts';

/** BEY-20: what the family has brought back, given up or never fetched, the latest first. */
export function EarlierLoans() {
  const { earlier: texts } = useTexts(marketEquipmentTexts);
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: [listOwnLoans.method, listOwnLoans.path, 'ended'],
    queryFn: ({ pageParam, signal }) => call(listOwnLoans, { query: { filter: 'ended', page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, last_page } }) => (page < last_page ? page + 1 : null),
    retry: false,
  });
  const loans = answer.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className="nb-stack nb-gap-s" aria-label={texts.heading}>
      <h3>{texts.heading}</h3>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && loans.length === 0 ? <p className="nb-muted">{texts.empty}</p> : null}
      <ul className="nb-lines">
        {loans.map((loan) => (
          <li key={loan.id}>
            <EarlierLoan loan={loan} />
          </li>
        ))}
      </ul>
      <ShowMore label={texts.more} from={answer} />
    </section>
  );
}

function EarlierLoan({ loan }: { loan: EquipmentLoan }) {
  const { earlier: texts } = useTexts(marketEquipmentTexts);
  const moments = useTexts(momentTexts);
  const stretchText = useStretchText();
  const { state, item, first_name, place, returned_at } = loan;
  const when = returned_at === null ? stretchText(item.unit, loan) : longDate(returned_at, moments);
  return (
    <span className="nb-row nb-spread">
      <span className="nb-stack nb-gap-s">
        <strong>{item.name}</strong>
        <span className="nb-muted nb-small">{[first_name, place.name, when].join(' · ')}</span>
        <LoanDepositText loan={loan} />
      </span>
      <Tag>{texts.states[state]}</Tag>
    </span>
  );
}
