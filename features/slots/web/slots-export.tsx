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
import { exportSlotUsers, getExport, getExportFile } from './calls.ts';
import styles from './slots-board.module.css';
import { useSlotTexts } from './use-slot-texts.ts';

const ASKS_EVERY_MS = 1000;

/** OCC-08: the list as a file. It is made while one does something else, and fetched when it is ready. */
export function SlotsExport({ eventId }: { eventId: string }) {
  const texts = useSlotTexts();
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

  async function attempt(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'danger', title: failureText(error, texts) });
    }
  }

  const ask = (type: ExportType) =>
    attempt(async () => {
      const answer = await call(exportSlotUsers, { params: { id: eventId }, query: { type } });
      setAsked(answer.data.id);
    });

  const fetchFile = (id: string, type: ExportType) =>
    attempt(async () => {
      handOver((await call(getExportFile, { params: { id } })) as Blob, `${words.file}.${type}`);
      setAsked(null);
    });

  const isWaiting = asked !== null && (file === undefined || file.state === 'waiting');
  return (
    <div className={styles.export}>
      {file?.state === 'ready' ? (
        <Button
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
        {isWaiting ? (
          <>
            <Spinner size="xs" /> {words.making} {words.leave}
          </>
        ) : file && file.state !== 'waiting' ? (
          words[file.state]
        ) : (
          ''
        )}
      </p>
    </div>
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
