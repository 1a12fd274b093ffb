import { DownloadIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { Button } from '#ui/button.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { ExportType } from '../rules.ts';
import styles from './export-menu.module.css';
import { useExport } from './use-export.ts';
import { useFetching } from './use-fetching.ts';

type ExportMenuProps<Type extends ExportType> = {
  /** In the order in which they are offered. */
  types: readonly Type[];
  /** Asks for the file, and answers with the id that it is waited for by; null where nothing was asked for after all. */
  onAsk: (type: Type) => Promise<string | null>;
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
};

/** The file is made while one does something else, and fetched when it is ready. */
export function ExportMenu<Type extends ExportType>({ types, onAsk, texts }: ExportMenuProps<Type>) {
  const [asked, setAsked] = useState<string | null>(null);
  const { data } = useExport(asked);
  const file = asked === null ? undefined : data?.data;

  const asking = useAction(async (type: Type) => setAsked(await onAsk(type)), { isToldInToast: true });
  const fetching = useFetching(texts.file);

  return (
    <div className={styles.export}>
      {file?.state === 'ready' ? (
        <Button
          variant="secondary"
          icon={<DownloadIcon aria-hidden />}
          isLoading={fetching.isPending}
          onClick={async () => {
            if (await fetching.run(file)) setAsked(null);
          }}
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
              <MenuItem key={type} onSelect={() => void asking.run(type)}>
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

const Making = ({ texts }: Pick<ExportMenuProps<ExportType>, 'texts'>) => (
  <>
    <Spinner size="xs" /> {texts.making} {texts.leave}
  </>
);
