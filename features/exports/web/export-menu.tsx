import { DownloadIcon } from '@navikt/aksel-icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { Button } from '#ui/button.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { ExportType } from '../rules.ts';
import { getExport, getExportFile } from './calls.ts';
import styles from './export-menu.module.css';

type ExportMenuProps = {
  /** In the order in which they are offered. */
  types: readonly ExportType[];
  /** Asks for the file, and answers with the id that it is waited for by. */
  onAsk: (type: ExportType) => Promise<string>;
  /** Of the user who has the list. */
  texts: {
    readonly button: string;
    readonly types: Readonly<Record<ExportType, string>>;
    readonly making: string;
    readonly leave: string;
    readonly ready: string;
    readonly fetch: string;
    readonly failed: string;
    readonly expired: string;
    readonly file: string;
  };
  lostConnection: string;
};

const ASKS_EVERY_MS = 1000;

/** The file is made while one does something else, and fetched when it is ready. */
export function ExportMenu({ types, onAsk, texts, lostConnection }: ExportMenuProps) {
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
      showToast({ tone: 'danger', title: failureText(error, { lost_connection: lostConnection }) });
    }
  }

  const ask = (type: ExportType) => attempt(async () => setAsked(await onAsk(type)));
  const fetchFile = (id: string, type: ExportType) =>
    attempt(async () => {
      handOver((await call(getExportFile, { params: { id } })) as Blob, `${texts.file}.${type}`);
      setAsked(null);
    });

  return (
    <div className={styles.export}>
      {file?.state === 'ready' ? (
        <Button
          variant="secondary"
          icon={<DownloadIcon aria-hidden />}
          onClick={() => void fetchFile(file.id, file.type)}
        >
          {texts.fetch}
        </Button>
      ) : (
        <PopoverMenu
          variant="secondary"
          trigger={
            <>
              <DownloadIcon aria-hidden />
              {texts.button}
            </>
          }
        >
          <ul>
            {types.map((type) => (
              <MenuItem key={type} onSelect={() => void ask(type)}>
                {texts.types[type]}
              </MenuItem>
            ))}
          </ul>
        </PopoverMenu>
      )}
      <p role="status" className={styles.status}>
        {asked === null ? '' : file && file.state !== 'waiting' ? texts[file.state] : <Making texts={texts} />}
      </p>
    </div>
  );
}

const Making = ({ texts }: Pick<ExportMenuProps, 'texts'>) => (
  <>
    <Spinner size="xs" /> {texts.making} {texts.leave}
  </>
);

/** The way of the browser to keep what a script has. */
function handOver(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
