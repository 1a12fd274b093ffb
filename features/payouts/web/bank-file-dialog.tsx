import { accountShown } from '#features/claims/form.ts';
import { ACCOUNT_UNKNOWN } from '#features/claims/rules.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import type { BankFileId } from '#features/vocabulary/ids.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { OpenedBankFile } from '../contract.ts';
import { payoutTexts } from '../texts/token.ts';
import { BankFileDeeds } from './bank-file-deeds.tsx';
import type { FileActions } from './bank-file-entry.tsx';
import { getBankFile } from './calls.ts';

type BankFileDialogProps = FileActions & { id: BankFileId; onClose: () => void };

/** Everything that the bank is asked to pay with one file: what is looked at before it is approved. */
export function BankFileDialog({ id, onClose, ...deeds }: BankFileDialogProps) {
  const texts = useTexts(payoutTexts);
  const answer = useAnswer(getBankFile, { params: { id } });
  const file = answer.data?.data;
  return (
    <Dialog
      isOpen
      title={file ? texts.file.name(file.number) : texts.title}
      closeLabel={texts.opened.close}
      onClose={onClose}
      actions={
        <>
          {file ? <BankFileDeeds file={file} {...deeds} /> : null}
          <Button variant="secondary" onClick={onClose}>
            {texts.opened.close}
          </Button>
        </>
      }
    >
      {answer.isError ? <FailedPart text={texts.failed} onTryAgain={() => void answer.refetch()} /> : null}
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {file ? <FileContent file={file} /> : null}
    </Dialog>
  );
}

function FileContent({ file }: { file: OpenedBankFile }) {
  const texts = useTexts(payoutTexts);
  const moments = useTexts(momentTexts);
  const { opened: words } = texts;
  const { payer, pay_on, withdrawn_reason } = file;
  return (
    <div className="nb-stack">
      {file.state === 'made' && file.is_own ? <Notice>{words.own}</Notice> : null}
      {file.state === 'made' && !file.is_own && file.has_decided ? <Notice>{words.decided}</Notice> : null}
      <FactList
        facts={[
          { term: words.total, value: texts.file.about(file.lines, kroner(file.total_ore)) },
          { term: words.payer, value: `${accountShown(payer.bank_account)}, ${payer.name}` },
          ...(pay_on === null ? [] : [{ term: words.pay_on, value: longDate(pay_on, moments) }]),
          ...(withdrawn_reason === null ? [] : [{ term: words.withdrawn, value: withdrawn_reason }]),
          { term: words.message_id, value: file.message_id },
        ]}
      />
      <Table caption={words.lines}>
        <thead>
          <tr>
            <th scope="col">{words.to}</th>
            <th scope="col">{words.account}</th>
            <th scope="col" data-number>
              {words.amount}
            </th>
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {file.payments.map((payment) => (
            <tr key={payment.id}>
              <th scope="row">{payment.payee_name}</th>
              <td>{accountShown(payment.bank_account)}</td>
              <td data-number>{kroner(payment.amount_ore)}</td>
              <td>
                {words.results[payment.result ?? 'none']}
                {payment.payment_status_code === null ? null : (
                  <span className="nb-small nb-muted">
                    {' '}
                    {words.codes[payment.payment_status_code === ACCOUNT_UNKNOWN ? 'unknown' : 'refused']}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {file.failed > 0 ? <p className="nb-small">{words.retry}</p> : null}
    </div>
  );
}
