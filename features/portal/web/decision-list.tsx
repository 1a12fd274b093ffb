import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import type { PageMeta } from '#platform/contract/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FailedPart } from './failed-part.tsx';

type DecisionListProps<Entry> = {
  answer: UseQueryResult<{ data: Entry[]; meta: PageMeta }>;
  texts: { failed: string; pages: ComponentProps<typeof PageNumbers>['texts'] };
  empty: { title: string; text: string };
  hrefOf: (page: number) => string;
  /** One entry with its buttons. */
  children: (entry: Entry) => ReactNode;
};

/** One page of what the municipality decides about. */
export function DecisionList<Entry>({ answer, texts, empty, hrefOf, children }: DecisionListProps<Entry>) {
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} />;
  const { data: entries, meta } = answer.data;
  return (
    <>
      {entries.length === 0 ? <EmptyState title={empty.title}>{empty.text}</EmptyState> : null}
      {entries.map(children)}
      <PageNumbers page={meta.page} pageCount={meta.last_page} hrefOf={hrefOf} texts={texts.pages} />
    </>
  );
}
