import { DownloadIcon } from '@navikt/aksel-icons';
import { useParams } from 'react-router';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { clock } from '#platform/language/dates.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ExportFile } from '../contract.ts';
import { exportTexts } from '../texts/token.ts';
import { useExport } from './use-export.ts';
import { useFetching } from './use-fetching.ts';

export const page: PageModule = {
  Component: ReadyFilePage,
  texts: [exportTexts],
  isPersonal: true,
  head: ({ textsOf }) => ({ title: textsOf(exportTexts).title }),
};

/** NOT-02: where a notice leads when a file is ready and its user has left the list. */
function ReadyFilePage() {
  const texts = useTexts(exportTexts);
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useExport(id);
  // After a day the order is gone, too; and another user's was never there.
  const isGone = error !== null && 'status' in error && error.status === 404;
  return (
    <div className="nb-wrap nb-section nb-stack">
      <PageHeader title={texts.title} />
      {isPending ? <Skeleton shape="block" /> : null}
      {error && !data && !isGone ? <FailedPart onTryAgain={() => void refetch()} /> : null}
      {isGone ? <p>{texts.expired}</p> : null}
      {data ? <FileState file={data.data} /> : null}
    </div>
  );
}

function FileState({ file }: { file: ExportFile }) {
  const texts = useTexts(exportTexts);
  const fetching = useFetching(texts.file);
  const words = {
    waiting: `${texts.waiting} ${texts.leave}`,
    ready: texts.ready(clock(file.expires_at)),
    failed: texts.failed,
    expired: texts.expired,
  };
  return (
    <>
      <p role="status">{words[file.state]}</p>
      {file.state === 'ready' ? (
        <div>
          <Button
            icon={<DownloadIcon aria-hidden />}
            isLoading={fetching.isPending}
            onClick={() => void fetching.run(file)}
          >
            {texts.fetch}
          </Button>
        </div>
      ) : null}
    </>
  );
}
