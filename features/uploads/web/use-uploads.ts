import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { Upload } from '../contract.ts';
import type { EditMode, EditVariant, FocusPoint } from '../rules.ts';
import { uploadTexts } from '../texts/token.ts';
import { createUpload, deleteUpload, editUpload } from './calls.ts';
import type { FileCriteria } from './check-file.ts';

type Edit = { mode: EditMode; variant: EditVariant; background: string; focus: FocusPoint };

/** What can be done with files, and how to say it when it did not work. */
export function useUploads() {
  const call = useCall();
  const { fault } = useTexts(uploadTexts);
  return {
    handIn: (file: File, query: FileCriteria, signal: AbortSignal) => call(createUpload, { query, file }, signal),
    edit: (id: Upload['id'], body: Edit, signal: AbortSignal) => call(editUpload, { params: { id }, body }, signal),
    /** Unused uploads are removed within a day anyway, so a failure here is not shown. */
    discard(id: Upload['id']): void {
      call(deleteUpload, { params: { id } }).catch(() => undefined);
    },
    /** No connection, or a portal that says to come back: the same file may be taken the next time. */
    isPassing: (error: unknown): boolean => !(error instanceof CallFailed) || error.status === 503,
    /** A proxy may refuse a large file before the portal has seen it, in words of its own. */
    messageOf(error: unknown): string {
      if (!(error instanceof CallFailed)) return fault.failed;
      if (error.status === 413) return fault.too_large;
      return error.errors?.file?.[0] ?? (error.message || fault.failed);
    },
  };
}
