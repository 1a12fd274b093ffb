import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import type { CardId } from '#features/vocabulary/ids.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OpenedCard } from '../contract.ts';
import type { ReadMemberList } from '../lists-contract.ts';
import { CARDS_PER_PAGE } from '../rules.ts';
import { listTexts } from '../texts/lists/token.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import styles from './account-desk.module.css';
import { type AccountFilter, accountsAsked, accountsHref } from './account-filter.ts';
import { AccountFilters } from './account-filters.tsx';
import { AccountTable } from './account-table.tsx';
import { AmountRuns } from './amount-runs.tsx';
import { listOfficeCards } from './calls.ts';
import { FillDialog } from './fill-dialog.tsx';
import { FindChildDialog } from './find-child-dialog.tsx';
import { ListDialog } from './lists/list-dialog.tsx';
import { MemberLists } from './lists/member-lists.tsx';
import { OpenedAccount } from './opened-account.tsx';
import { RefillDialog } from './refill-dialog.tsx';
import { useOpenAccount } from './use-account-deeds.ts';

type Shown = { kind: 'find' | 'fill' | 'list' } | { kind: 'opened' | 'refill'; card: OpenedCard };

/** CRD-09: the municipality's accounts, the newest first; one at a time is open. */
export function AccountDesk({ filter, exportMenu }: { filter: AccountFilter; exportMenu: ReactNode }) {
  const texts = useTexts(cardOfficeTexts);
  const { button: listButton } = useTexts(listTexts);
  const call = useCall();
  const [shown, setShown] = useState<Shown | null>(null);
  const [read, setRead] = useState<ReadMemberList | null>(null);
  const opening = useOpenAccount();
  const narrowed = accountsAsked(filter);
  const asked = { ...useOffice(), ...narrowed };
  const answer = useInfiniteQuery({
    queryKey: [listOfficeCards.method, listOfficeCards.path, asked],
    queryFn: ({ pageParam, signal }) =>
      call(listOfficeCards, { query: { ...asked, ...(pageParam && { before: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
  const pages = answer.data?.pages ?? [];
  const schemes = pages[0]?.schemes ?? [];
  const mayChange = pages[0]?.can.change ?? false;
  const cards = pages.flatMap(({ data }) => data);
  const isCutShort = answer.hasNextPage && (pages.at(-1)?.data.length ?? 0) < CARDS_PER_PAGE;
  const isNarrowed = Object.keys(narrowed).length > 0;

  async function open(id: CardId) {
    const found = await opening.run(id);
    if (found) setShown({ kind: 'opened', card: found.result });
  }

  return (
    <>
      <div className={styles.head}>
        <AccountFilters key={accountsHref(filter)} filter={filter} schemes={schemes} />
        <div className="nb-row">
          <Button variant="secondary" onClick={() => setShown({ kind: 'find' })}>
            {texts.find.button}
          </Button>
          {mayChange ? (
            <>
              <Button variant="secondary" onClick={() => setShown({ kind: 'fill' })}>
                {texts.runs.button}
              </Button>
              <Button variant="secondary" onClick={() => setShown({ kind: 'list' })}>
                {listButton}
              </Button>
              {exportMenu}
            </>
          ) : null}
        </div>
      </div>
      <AmountRuns />
      {mayChange ? <MemberLists read={read} /> : null}
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isSuccess && cards.length === 0 && !answer.hasNextPage ? (
        <EmptyState title={texts.empty.title}>{isNarrowed ? texts.empty.narrowed : texts.empty.text}</EmptyState>
      ) : null}
      {cards.length > 0 ? (
        <AccountTable cards={cards} opening={opening.pending} onOpen={(id) => void open(id)} />
      ) : null}
      {isCutShort ? <p>{texts.looked_through}</p> : null}
      <ShowMore label={isCutShort ? texts.further : texts.more} from={answer} />
      {shown?.kind === 'find' ? (
        <FindChildDialog onFound={({ id }) => void open(id)} onClose={() => setShown(null)} />
      ) : null}
      {shown?.kind === 'fill' ? <FillDialog schemes={schemes} onClose={() => setShown(null)} /> : null}
      {shown?.kind === 'list' ? (
        <ListDialog
          schemes={schemes}
          onRead={(list) => {
            setRead(list);
            setShown(null);
          }}
          onClose={() => setShown(null)}
        />
      ) : null}
      {shown?.kind === 'opened' ? (
        <OpenedAccount
          opened={shown.card}
          onChange={() => setShown({ kind: 'refill', card: shown.card })}
          onClose={() => setShown(null)}
        />
      ) : null}
      {shown?.kind === 'refill' ? (
        <RefillDialog
          opened={shown.card}
          onDone={() => setShown(null)}
          onClose={() => setShown({ kind: 'opened', card: shown.card })}
        />
      ) : null}
    </>
  );
}
