import {
  ArrowUndoIcon,
  CheckmarkCircleIcon,
  CheckmarkIcon,
  GavelIcon,
  HourglassIcon,
  XMarkOctagonIcon,
} from '@navikt/aksel-icons';
import type { ClaimStatus } from '#features/claims/rules.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { CardTable } from '#ui/card-table.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Tone } from '#ui/tone.ts';
import type { OrganisationPayment } from '../../organisation-contract.ts';
import { organisationPaymentTexts } from '../../texts/organisation/token.ts';
import styles from './organisation-payments.module.css';
import { payerWords, payoutWords } from './payment-words.ts';

const SIGNS: Record<ClaimStatus, { tone: Tone; Icon: typeof HourglassIcon }> = {
  PENDING: { tone: 'neutral', Icon: HourglassIcon },
  APPROVED: { tone: 'info', Icon: CheckmarkIcon },
  PAID: { tone: 'success', Icon: CheckmarkCircleIcon },
  FAILED: { tone: 'danger', Icon: XMarkOctagonIcon },
  REJECTED: { tone: 'warning', Icon: GavelIcon },
  ROLLBACK: { tone: 'neutral', Icon: ArrowUndoIcon },
};

export function PaymentTable({ payments }: { payments: readonly OrganisationPayment[] }) {
  const { columns: texts } = useTexts(organisationPaymentTexts);
  return (
    <CardTable
      caption={texts.caption}
      names={
        <>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.child}</th>
          <th scope="col">{texts.purpose}</th>
          <th scope="col" className={styles.amount}>
            {texts.amount}
          </th>
          <th scope="col">{texts.status}</th>
          <th scope="col">{texts.payout}</th>
        </>
      }
    >
      {payments.map((payment) => (
        <PaymentLine key={payment.id} payment={payment} />
      ))}
    </CardTable>
  );
}

/** A line of the table, and on a phone a card. */
function PaymentLine({ payment }: { payment: OrganisationPayment }) {
  const texts = useTexts(organisationPaymentTexts);
  const moments = useTexts(momentTexts);
  const { status, created_at, purpose, kid, amount_ore, kept_back_ore, receipt_number } = payment;
  const { tone, Icon } = SIGNS[status];
  const isReturned = status === 'REJECTED' || status === 'ROLLBACK';
  return (
    <tr className={styles.row}>
      <td className={styles.date}>{longDate(created_at, moments)}</td>
      <th scope="row" className={styles.child}>
        {payerWords(payment, texts)}
      </th>
      <td className={styles.purpose}>
        {purpose}
        <p className="nb-small nb-muted">{kid === null ? texts.receipt(receipt_number) : texts.kid(kid)}</p>
      </td>
      <td className={styles.amount}>
        {isReturned ? <s>{kroner(amount_ore)}</s> : <strong>{kroner(amount_ore)}</strong>}
      </td>
      <td className={styles.status}>
        <Tag tone={tone} icon={<Icon aria-hidden />}>
          {texts.statuses[status]}
        </Tag>
      </td>
      <td className={styles.payout}>
        {payoutWords(payment, texts, moments)}
        {kept_back_ore > 0 ? <p className="nb-small">{texts.kept_back(kroner(kept_back_ore))}</p> : null}
      </td>
    </tr>
  );
}
