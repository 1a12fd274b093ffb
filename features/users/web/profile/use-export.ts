import { useCall } from '#platform/web/call.tsx';
import { useProof } from '#platform/web/use-proof.ts';
import type { ExportedPart } from '../../contract.ts';
import { exportMe, orderMyExport } from '../calls.ts';

export type OwnData = { made_at: string; parts: ExportedPart[] };

/** Never kept in the cache: it is everything about a person. */
export function useExport(): () => Promise<OwnData> {
  const call = useCall();
  const withProof = useProof();
  return async () => {
    await withProof(() => call(orderMyExport, {}));
    return (await withProof(() => call(exportMe, {}))).data;
  };
}
