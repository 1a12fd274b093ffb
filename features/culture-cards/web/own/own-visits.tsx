import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { weekdayDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ownCultureTexts } from '../../texts/own/token.ts';
import { listOwnVisits } from '../calls.ts';

/** Where one has been, the newest first. */
export function OwnVisits() {
  const texts = useTexts(ownCultureTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const answer = useInfiniteQuery({
    queryKey: [listOwnVisits.method, listOwnVisits.path],
    queryFn: ({ pageParam, signal }) => call(listOwnVisits, { query: { page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, last_page } }) => (page < last_page ? page + 1 : null),
    retry: false,
  });
  const visits = answer.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="own-visits">
      <SectionHeading id="own-visits" title={texts.visits} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && visits.length === 0 ? <p className="nb-muted">{texts.no_visits}</p> : null}
      <ul className="nb-lines">
        {visits.map(({ id, at, venue_name, occasion, companions }) => (
          <li key={id}>
            <span className="nb-stack nb-gap-s">
              <strong>{occasion ?? texts.house}</strong>
              <span className="nb-muted nb-small">
                {[venue_name, weekdayDate(at, moments), ...(companions > 0 ? [texts.companions(companions)] : [])].join(
                  ' · ',
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ShowMore label={texts.more} from={answer} />
    </section>
  );
}
