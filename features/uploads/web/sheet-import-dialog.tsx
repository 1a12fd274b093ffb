import { DownloadIcon, UploadIcon } from '@navikt/aksel-icons';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { type ChangedAnswers, useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { handOver } from '#platform/web/hand-over.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { SheetFindings as Findings } from '../sheet-contract.ts';
import { sheetTexts } from '../texts/sheets/token.ts';
import { SheetFindings } from './sheet-findings.tsx';

type SheetImportDialogProps<Preview extends Findings> = {
  texts: {
    title: string;
    text: string;
    template_file: string;
    take: (rows: number) => string;
    right: (rows: number) => string;
  };
  linesOf: (preview: Preview) => ComponentProps<typeof SheetFindings>['lines'];
  read: (file: File) => Promise<Preview>;
  /** With a yes: tells what has come of it. */
  take: (file: File) => Promise<void>;
  /** What it can have touched. */
  invalidates: ChangedAnswers;
  fetchTemplate: () => Promise<unknown>;
  onClose: () => void;
};

/** A file is chosen and looked at, and taken after a yes. Until then the portal keeps nothing of it. */
export function SheetImportDialog<Preview extends Findings>(props: SheetImportDialogProps<Preview>): ReactNode {
  const { texts, linesOf, read, take, invalidates, fetchTemplate, onClose } = props;
  const words = useTexts(sheetTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ file: File; preview: Preview } | null>(null);
  const reading = useAction(async (file: File) => {
    setFound(null);
    setFound({ file, preview: await read(file) });
  });
  const taking = useAction(
    async (file: File) => {
      await take(file);
      onClose();
    },
    { invalidates },
  );
  const fetching = useAction(async () => handOver((await fetchTemplate()) as Blob, texts.template_file), {
    isToldInToast: true,
  });
  const isRight = found !== null && found.preview.faults_count === 0;

  return (
    <Dialog
      isOpen
      title={texts.title}
      closeLabel={words.close}
      onClose={onClose}
      actions={
        <>
          {isRight ? (
            <Button isLoading={taking.isPending} onClick={() => void taking.run(found.file)}>
              {texts.take(found.preview.rows_count)}
            </Button>
          ) : null}
          <Button
            variant={isRight ? 'secondary' : 'primary'}
            icon={<UploadIcon aria-hidden />}
            isLoading={reading.isPending}
            onClick={() => inputRef.current?.click()}
          >
            {found ? words.choose_again : words.choose}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <div className="nb-stack nb-gap-m">
        <p>{texts.text}</p>
        <ActionFailure action={reading} level={3} />
        <ActionFailure action={taking} level={3} />
        <div role="status">
          {found ? (
            <SheetFindings
              findings={found.preview}
              title={texts.right(found.preview.rows_count)}
              lines={linesOf(found.preview)}
            />
          ) : null}
        </div>
        <div className="nb-row">
          <Button
            variant="tertiary"
            isSmall
            icon={<DownloadIcon aria-hidden />}
            isLoading={fetching.isPending}
            onClick={() => void fetching.run()}
          >
            {words.template}
          </Button>
        </div>
        <input
          ref={inputRef}
          type="file"
          hidden
          aria-label={words.choose}
          accept=".xlsx,.csv,.txt"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void reading.run(file);
            // The same file again is a new try.
            target.value = '';
          }}
        />
      </div>
    </Dialog>
  );
}
