import type { ComponentType, ReactNode } from 'react';
import type { InfoPage } from '#features/info-pages/contract.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getInfoPage } from './calls.ts';

type PortalInfoProps = { failed: ComponentType<{ error: unknown }>; children: (page: InfoPage) => ReactNode };

/** What the portal's own municipality offers, or that it cannot be read. */
export function PortalInfo({ failed: Failed, children }: PortalInfoProps) {
  const answer = useAnswer(getInfoPage, { query: {} });
  if (answer.isError) return <Failed error={answer.error} />;
  if (!answer.isPending) return children(answer.data.data);
  return (
    <div className="nb-wrap nb-section">
      <Skeleton shape="title" width="long" />
    </div>
  );
}
