import { DownloadIcon } from '@navikt/aksel-icons';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { BankFile } from '../contract.ts';
import { payoutTexts } from '../texts/token.ts';
import type { FileActions } from './bank-file-entry.tsx';

/** What the reader can do with a file now. */
export function BankFileDeeds({ file, approving, fetching, onWithdraw }: FileActions & { file: BankFile }) {
  const texts = useTexts(payoutTexts);
  const name = texts.file.name(file.number);
  const isSent = file.state === 'sent';
  const fetch = isSent ? texts.download_again : texts.download;
  return (
    <>
      {file.can.approve ? (
        <Button
          aria-label={texts.which(texts.approve, name)}
          isLoading={approving.pending?.id === file.id}
          onClick={() => void approving.run(file)}
        >
          {texts.approve}
        </Button>
      ) : null}
      {file.can.download ? (
        <Button
          variant={isSent ? 'secondary' : 'primary'}
          icon={<DownloadIcon aria-hidden />}
          aria-label={texts.which(fetch, name)}
          isLoading={fetching.pending?.id === file.id}
          onClick={() => void fetching.run(file)}
        >
          {fetch}
        </Button>
      ) : null}
      {file.can.withdraw ? (
        <Button
          variant="tertiary"
          isDanger
          aria-label={texts.which(texts.withdraw.deed, name)}
          onClick={() => onWithdraw(file)}
        >
          {texts.withdraw.deed}
        </Button>
      ) : null}
    </>
  );
}
