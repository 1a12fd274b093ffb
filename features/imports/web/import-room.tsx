import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { importTexts } from '../texts/token.ts';
import { listImportRuns } from './calls.ts';
import { RunTable } from './run-table.tsx';

/** DSH-02: what was fetched for all portals, and what went wrong. */
export function ImportRoom() {
  const texts = useTexts(importTexts);
  const answer = useAnswer(listImportRuns, {});
  const runs = answer.data?.data ?? [];
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading title={texts.page_title} lead={texts.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && runs.length === 0 ? (
        <EmptyState title={texts.empty.title} level={3}>
          {texts.empty.text}
        </EmptyState>
      ) : null}
      {runs.length > 0 ? <RunTable runs={runs} level={3} /> : null}
    </section>
  );
}
