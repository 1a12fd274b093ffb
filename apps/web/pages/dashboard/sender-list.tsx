import { listWaitingSenders } from '#features/circulars/web/calls.ts';
import { useSenderTexts } from '#features/circulars/web/use-sender-texts.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DecidableSender } from './decidable-sender.tsx';

type SenderListProps = { number: number; hrefOf: (page: number) => string };

/** The names that wait, those that have waited longest first. */
export function SenderList({ number, hrefOf }: SenderListProps) {
  const texts = useSenderTexts();
  const answer = useAnswer(listWaitingSenders, { query: { page: number } });
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) {
    return (
      <Notice tone="warning" isLive>
        <p>{texts.failed}</p>
        <Button variant="secondary" isSmall onClick={() => void answer.refetch()}>
          {texts.try_again}
        </Button>
      </Notice>
    );
  }
  const { data: senders, meta } = answer.data;
  return (
    <>
      {senders.length === 0 ? <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState> : null}
      {senders.map((waiting) => (
        <DecidableSender key={`${waiting.id} ${waiting.sender}`} waiting={waiting} />
      ))}
      <PageNumbers page={meta.page} pageCount={meta.last_page} hrefOf={hrefOf} texts={texts.pages} />
    </>
  );
}
