import { FileExportIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { accountShown } from '#features/claims/form.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useOffice } from '#features/portal/web/office.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import type { BankFileId } from '#features/vocabulary/ids.ts';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { kroner } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageNumbers } from '#ui/page-numbers.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { BankFile, listBankFiles as declared } from '../contract.ts';
import { payoutTexts } from '../texts/token.ts';
import { AnswerButton } from './answer-button.tsx';
import { BankFileDialog } from './bank-file-dialog.tsx';
import { BankFileEntry } from './bank-file-entry.tsx';
import styles from './bank-files.module.css';
import { listBankFiles } from './calls.ts';
import { PayerDialog } from './payer-dialog.tsx';
import { useApproveFile, useFetchFile, useMakeFile, useTakeAnswer } from './use-payout-deeds.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type BankFileDeskProps = { page: number; hrefOf: (page: number) => string };

/** CRD-05: files to the bank, and what the bank has answered. */
export function BankFileDesk({ page, hrefOf }: BankFileDeskProps) {
  const texts = useTexts(payoutTexts);
  const answer = useAnswer(listBankFiles, { query: { ...useOffice(), page } });
  if (answer.isPending) return <Skeleton shape="block" />;
  if (answer.isError) return <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} />;
  return <FilesOfMunicipality answer={answer.data} hrefOf={hrefOf} />;
}

type FilesProps = { answer: AnswerOf<typeof declared>; hrefOf: (page: number) => string };

function FilesOfMunicipality({ answer: { data: files, meta, municipality, ...money }, hrefOf }: FilesProps) {
  const texts = useTexts(payoutTexts);
  const localised = useLocalisedPath();
  const { payer, may_pay_out, to_pay } = money;
  const [opened, setOpened] = useState<BankFileId | null>(null);
  const [withdrawn, setWithdrawn] = useState<BankFile | null>(null);
  const [isSetting, setIsSetting] = useState(false);
  const making = useMakeFile(municipality.id);
  const answering = useTakeAnswer(municipality.id);
  const deeds = {
    approving: useApproveFile(),
    fetching: useFetchFile(),
    onWithdraw(file: BankFile) {
      setOpened(null);
      setWithdrawn(file);
    },
  };
  const lead = to_pay.count === 0 ? texts.nothing_to_pay : texts.to_pay(to_pay.count, kroner(to_pay.amount_ore));
  return (
    <section className="nb-stack nb-gap-m" aria-labelledby="bankfilene">
      <SectionHeading
        id="bankfilene"
        title={texts.title}
        lead={`${lead} ${texts.daily}`}
        action={
          <div className={styles.actions}>
            <AnswerButton isPending={answering.isPending} onChoose={(file) => void answering.run(file)} />
            {payer !== null && may_pay_out && to_pay.count > 0 ? (
              <Button
                icon={<FileExportIcon aria-hidden />}
                isLoading={making.isPending}
                onClick={() => void making.run(undefined)}
              >
                {texts.make}
              </Button>
            ) : null}
          </div>
        }
      />
      <ActionFailure action={answering} level={3} />
      {may_pay_out ? null : (
        <Notice tone="danger" title={texts.stopped.title}>
          {texts.stopped.text} <TextLink href={localised(officePaths.audit)}>{texts.stopped.link}</TextLink>
        </Notice>
      )}
      {payer === null ? (
        <Notice tone="warning" title={texts.no_payer.title}>
          <p>{texts.no_payer.text}</p>
          <Button variant="secondary" isSmall onClick={() => setIsSetting(true)}>
            {texts.no_payer.set}
          </Button>
        </Notice>
      ) : (
        <p className={styles.payer}>
          {texts.payer.line(accountShown(payer.bank_account), payer.name)}
          <Button
            variant="tertiary"
            isSmall
            aria-label={texts.which(texts.payer.change, texts.payer.title)}
            onClick={() => setIsSetting(true)}
          >
            {texts.payer.change}
          </Button>
        </p>
      )}
      {files.length === 0 ? (
        <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
      ) : (
        <ul className={styles.sheet}>
          {files.map((file) => (
            <BankFileEntry key={file.id} file={file} {...deeds} onOpen={() => setOpened(file.id)} />
          ))}
        </ul>
      )}
      <PageNumbers page={meta.page} pageCount={meta.last_page} hrefOf={hrefOf} texts={texts.pages} />
      {opened === null ? null : <BankFileDialog id={opened} {...deeds} onClose={() => setOpened(null)} />}
      {withdrawn === null ? null : <WithdrawDialog file={withdrawn} onClose={() => setWithdrawn(null)} />}
      {isSetting ? (
        <PayerDialog payer={payer} municipalityId={municipality.id} onClose={() => setIsSetting(false)} />
      ) : null}
    </section>
  );
}
