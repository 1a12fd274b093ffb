import { useInfiniteQuery } from '@tanstack/react-query';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { weekdayDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { grouped } from '#platform/language/money.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { CardTable } from '#ui/card-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NumberTiles } from '#ui/number-tiles.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { DayLine, VisitNumbers } from '../../contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { getVisitNumbers, getVisitsFile } from '../calls.ts';
import { NumbersHead } from '../numbers-head.tsx';
import styles from './desk.module.css';

/** How many came, and day by day to what. Nobody is named. */
export function VisitsPart({ organisationId }: { organisationId: string }) {
  const texts = useTexts(cultureDeskTexts).numbers;
  const call = useCall();
  const query = { organization_id: organisationId };
  const answer = useInfiniteQuery({
    queryKey: [getVisitNumbers.method, getVisitNumbers.path, query],
    queryFn: ({ pageParam, signal }) => call(getVisitNumbers, { query: { ...query, page: pageParam } }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, last_page } }) => (page < last_page ? page + 1 : null),
    retry: false,
  });
  const numbers = answer.data?.pages[0];
  const lines = answer.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section className="nb-stack nb-gap-m" aria-labelledby="visits">
      <NumbersHead id="visits" texts={texts} fetchFile={() => call(getVisitsFile, { query })} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError && !answer.data ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {numbers ? <VisitTiles numbers={numbers} /> : null}
      {numbers && lines.length === 0 ? (
        <EmptyState title={texts.empty} level={3}>
          {texts.empty_text}
        </EmptyState>
      ) : null}
      {lines.length > 0 ? <DayTable lines={lines} /> : null}
      <ShowMore label={texts.more} from={answer} />
    </section>
  );
}

function VisitTiles({ numbers }: { numbers: VisitNumbers }) {
  const texts = useTexts(cultureDeskTexts).numbers;
  const { today, this_month, last_month, cards, cards_used, last_year, days_last_year } = numbers;
  const more = this_month - last_month;
  const note = more > 0 ? texts.up(more) : more < 0 ? texts.down(-more) : texts.same;
  return (
    <NumberTiles
      tiles={[
        { name: texts.today, value: grouped(today) },
        { name: texts.this_month, value: grouped(this_month), note, isUp: more > 0 },
        { name: texts.in_use, value: grouped(cards_used), note: texts.of_given(cards) },
        { name: texts.year, value: grouped(last_year), note: texts.days(days_last_year) },
      ]}
    />
  );
}

function DayTable({ lines }: { lines: readonly DayLine[] }) {
  const { numbers: texts, card } = useTexts(cultureDeskTexts);
  const moments = useTexts(momentTexts);
  return (
    <CardTable
      caption={texts.caption}
      names={
        <>
          <th scope="col">{texts.day}</th>
          <th scope="col">{texts.occasion}</th>
          <th scope="col" className={styles.number}>
            {texts.cards}
          </th>
          <th scope="col" className={styles.number}>
            {texts.companions}
          </th>
          <th scope="col" className={styles.number}>
            {texts.total}
          </th>
        </>
      }
    >
      {lines.map(({ day, occasion, cards, companions }) => (
        <tr key={`${day} ${occasion ?? ''}`} className={styles.dayLine}>
          <td className={styles.day}>{weekdayDate(day, moments)}</td>
          <th scope="row" className={styles.occasion}>
            {occasion ?? card.house}
            <small className="nb-only-narrow nb-muted">{texts.with(cards, companions)}</small>
          </th>
          <td className={`nb-only-wide ${styles.number}`}>{grouped(cards)}</td>
          <td className={`nb-only-wide ${styles.number}`}>{grouped(companions)}</td>
          <td className={`${styles.number} ${styles.sum}`}>{grouped(cards + companions)}</td>
        </tr>
      ))}
    </CardTable>
  );
}
