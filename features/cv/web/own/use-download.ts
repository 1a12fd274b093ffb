import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { handOver } from '#platform/web/hand-over.ts';
import { useTexts } from '#platform/web/language.tsx';
import { cvPaperTexts } from '../../texts/paper/token.ts';
import { downloadCv } from '../calls.ts';

/** Hands over a paper, or with null everything, unsigned. */
export function useDownload() {
  const { file_name } = useTexts(cvPaperTexts);
  const call = useCall();
  return useAction(
    async (paper: string | null) =>
      handOver((await call(downloadCv, { query: paper === null ? {} : { paper } })) as Blob, `${file_name}.pdf`),
    { isToldInToast: true },
  );
}
