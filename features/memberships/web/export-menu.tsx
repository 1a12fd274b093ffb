import { DownloadIcon } from '@navikt/aksel-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EXPORT_TYPES, type ExportType } from '#features/exports/rules.ts';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { Button } from '#ui/button.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { exportMembers, getExport, getExportFile } from './calls.ts';
import styles from './export-menu.module.css';
import { useMembershipTexts } from './use-membership-texts.ts';

const ASKS_EVERY_MS = 1000;

/** MEM-02: the file is made while one does something else, and fetched when it is ready. */
export function ExportMenu({ organisationId }: { organisationId: string }) {
  const texts = useMembershipTexts();
  const words = texts.export;
  const call = useCall();
  const { showToast } = useToasts();
  const [asked, setAsked] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['GET', getExport.path, asked],
    queryFn: ({ signal }) => call(getExport, { params: { id: asked ?? '' } }, signal),
    enabled: asked !== null,
    refetchInterval: (query) => ((query.state.data?.data.state ?? 'waiting') === 'waiting' ? ASKS_EVERY_MS : false),
  });
  const file = asked === null ? undefined : data?.data;
  const tellFailure = (error: unknown) => showToast({ tone: 'danger', title: failureText(error, texts) });

  async function ask(type: ExportType) {
    try {
      const answer = await call(exportMembers, { params: { id: organisationId }, body: { type } });
      setAsked(answer.data.id);
    } catch (error) {
      tellFailure(error);
    }
  }

  async function fetchFile(id: string, type: ExportType) {
    try {
      handOver((await call(getExportFile, { params: { id } })) as Blob, `${words.file}.${type}`);
      setAsked(null);
    } catch (error) {
      tellFailure(error);
    }
  }

  return (
    <div className={styles.export}>
      {file?.state === 'ready' ? (
        <Button
          isSmall
          variant="secondary"
          icon={<DownloadIcon aria-hidden />}
          onClick={() => void fetchFile(file.id, file.type)}
        >
          {words.fetch}
        </Button>
      ) : (
        <PopoverMenu variant="secondary" trigger={words.button}>
          <ul>
            {EXPORT_TYPES.map((type) => (
              <MenuItem key={type} onSelect={() => void ask(type)}>
                {words.types[type]}
              </MenuItem>
            ))}
          </ul>
        </PopoverMenu>
      )}
      <p role="status" className={styles.status}>
        {asked === null ? '' : file === undefined || file.state === 'waiting' ? <Waiting /> : words[file.state]}
      </p>
    </div>
  );
}

function Waiting() {
  const { export: words } = useMembershipTexts();
  return (
    <>
      <Spinner size="xs" /> {words.making} {words.leave}
    </>
  );
}

/** The way of the browser to keep what a script has. */
function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
