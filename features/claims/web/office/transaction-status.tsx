import {
  ArrowUndoIcon,
  CheckmarkCircleIcon,
  CheckmarkIcon,
  ExclamationmarkTriangleIcon,
  GavelIcon,
  HourglassIcon,
  XMarkOctagonIcon,
} from '@navikt/aksel-icons';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Tone } from '#ui/tone.ts';
import type { Transaction } from '../../office-contract.ts';
import type { ClaimStatus } from '../../rules.ts';
import { accountsTexts } from '../../texts/office/token.ts';
import { refundWords } from './refund-words.ts';
import { toldOf } from './transaction-words.ts';

const SIGNS: Record<ClaimStatus, { tone: Tone; Icon: typeof HourglassIcon }> = {
  PENDING: { tone: 'neutral', Icon: HourglassIcon },
  APPROVED: { tone: 'info', Icon: CheckmarkIcon },
  PAID: { tone: 'success', Icon: CheckmarkCircleIcon },
  FAILED: { tone: 'danger', Icon: XMarkOctagonIcon },
  REJECTED: { tone: 'warning', Icon: GavelIcon },
  ROLLBACK: { tone: 'success', Icon: ArrowUndoIcon },
};

/** Where it is, and why. */
export function TransactionStatus({ transaction }: { transaction: Transaction }) {
  const texts = useTexts(accountsTexts);
  const moments = useTexts(momentTexts);
  const { status, needs_look, is_own_case, refused_refund } = transaction;
  const told = toldOf(transaction, texts, moments);
  const refund = refundWords(transaction, texts);
  const { tone, Icon } = SIGNS[status];
  return (
    <>
      {needs_look ? (
        <Tag tone="warning" icon={<ExclamationmarkTriangleIcon aria-hidden />}>
          {texts.look_first}
        </Tag>
      ) : (
        <Tag tone={tone} icon={<Icon aria-hidden />}>
          {texts.statuses[status]}
        </Tag>
      )}
      {refused_refund?.settled_note === null ? (
        <Tag tone="danger" icon={<XMarkOctagonIcon aria-hidden />}>
          {texts.own_refund.refused}
        </Tag>
      ) : null}
      {told ? <p className="nb-small">{told}</p> : null}
      {refund ? <p className="nb-small">{refund}</p> : null}
      {is_own_case ? <p className="nb-small">{texts.own_case}</p> : null}
    </>
  );
}
