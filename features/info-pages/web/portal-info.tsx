import type { ReactNode } from 'react';
import type { InfoPage } from '#features/info-pages/contract.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getInfoPage } from './calls.ts';

type PortalInfoProps = { children: (page: InfoPage) => ReactNode };

/** What the portal's own municipality offers, or that it cannot be read. */
export function PortalInfo({ children }: PortalInfoProps) {
  const answer = useAnswer(getInfoPage, { query: {} });
  if (answer.isError) return <FailedPage error={answer.error} />;
  if (!answer.isPending) return children(answer.data.data);
  return (
    <div className="nb-wrap nb-section">
      <Skeleton shape="title" width="long" />
    </div>
  );
}
