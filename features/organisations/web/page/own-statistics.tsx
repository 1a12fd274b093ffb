import { usePortal } from '#features/portal/web/portal.tsx';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OwnAccess } from '../../contract.ts';
import { organisationTexts } from '../../texts/token.ts';

const Statistics = lazyPart(async () => (await import('../statistics.tsx')).Statistics, {
  fallback: <Skeleton shape="block" />,
  texts: [organisationTexts],
});

/** For those who may see how it goes; the charts come with them. */
export function OwnStatistics({ id, access }: { id: string; access: OwnAccess | null }) {
  const { now } = usePortal();
  if (!access?.can.see_statistics) return null;
  return <Statistics id={id} now={now} />;
}
