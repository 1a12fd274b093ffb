import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { MAX_PAGE } from '#platform/contract/paging.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { PageButtons } from '#ui/page-buttons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { listTexts } from '../../texts/lists/token.ts';
import { listFaultPage } from './calls.ts';
import { FaultLines } from './fault-lines.tsx';

/** CRD-09: of a list with very many faults, a page at a time. */
export function FaultPages({ listId }: { listId: string }) {
  const { pages: texts } = useTexts(listTexts);
  const [page, setPage] = useState(1);
  const { data, isError, refetch, isFetching } = useQuery({
    ...answerQuery(useCall(), listFaultPage, { params: { id: listId }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  if (isError) return <FailedPart text={texts.failed} onTryAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" />;
  return (
    <>
      <div aria-busy={isFetching}>
        <FaultLines faults={data.data} />
      </div>
      <PageButtons page={page} pageCount={Math.min(data.meta.last_page, MAX_PAGE)} texts={texts} onChoose={setPage} />
    </>
  );
}
