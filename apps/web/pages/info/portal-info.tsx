import type { ReactNode } from 'react';
import type { InfoPage } from '#features/info-pages/contract.ts';
import { getInfoPage } from '#features/info-pages/web/calls.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ErrorContent } from '../../error-content.tsx';

/** What the portal's own municipality offers, or that it cannot be read. */
export function PortalInfo({ children }: { children: (page: InfoPage) => ReactNode }) {
  const answer = useAnswer(getInfoPage, { query: {} });
  if (answer.isError) return <ErrorContent error={answer.error} />;
  if (!answer.isPending) return children(answer.data.data);
  return (
    <div className="nb-wrap nb-section">
      <Skeleton shape="title" width="long" />
    </div>
  );
}
