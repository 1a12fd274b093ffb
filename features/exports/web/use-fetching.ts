import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { handOver } from '#platform/web/hand-over.ts';
import type { ExportFile } from '../contract.ts';
import { getExportFile, noteFetched } from './calls.ts';

/** Hands a file over, and what the user was told of it is read. Should the server not hear of that, it stays unread. */
export function useFetching(name: string) {
  const call = useCall();
  return useAction(
    async ({ id, type }: Pick<ExportFile, 'id' | 'type'>) => {
      handOver((await call(getExportFile, { params: { id } })) as Blob, `${name}.${type}`);
      await call(noteFetched, { params: { id } }).catch((error: unknown) => {
        console.warn('What was told of a file could not be marked as read.', error);
      });
    },
    { isToldInToast: true },
  );
}
