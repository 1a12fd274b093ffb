import { lazy, Suspense } from 'react';
import type { OwnStanding } from '#features/organisations/contract.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePortal } from '../../portal.tsx';

const Statistics = lazy(async () => ({
  default: (await import('#features/organisations/web/statistics.tsx')).Statistics,
}));

/** For those who may see how it goes; the charts come with them. */
export function OwnStatistics({ id, standing }: { id: string; standing: OwnStanding | null }) {
  const { now } = usePortal();
  if (!standing?.can.see_statistics) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <Statistics id={id} now={now} />
    </Suspense>
  );
}
