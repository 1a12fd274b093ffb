import { CheckmarkCircleIcon, ClockIcon } from '@navikt/aksel-icons';
import { PassCode } from '#features/passes/web/pass-code.tsx';
import { PassSheet } from '#features/passes/web/pass-sheet.tsx';
import { norgeskartPath } from '#features/portal/web/norgeskart.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Notice } from '#ui/notice.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { EquipmentLoan } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import { LoanActions } from './loan-actions.tsx';
import { LoanDepositText } from './loan-deposit-text.tsx';
import { useStretchText } from './use-stretch-text.ts';

type OwnLoanProps = { loan: EquipmentLoan };

/** BEY-20: a loan of the family's. What is to be fetched has its code in sight, what is at home says when it is due. */
export function OwnLoan({ loan }: OwnLoanProps) {
  const { loan: texts } = useTexts(marketEquipmentTexts);
  const { item, place, first_name, pass } = loan;
  const code = pass ? (
    <PassCode pass={pass} title={item.name} holder={first_name} detail={place.name} isOnSheet />
  ) : null;
  const actions = (
    <>
      <LoanActions loan={loan} />
      {place.address === '' ? null : (
        <TextLink href={norgeskartPath(place.address)} rel="noreferrer">
          {texts.way}
        </TextLink>
      )}
    </>
  );
  if (loan.state === 'reserved') {
    return (
      <PassSheet id={loan.id} title={item.name} tags={<LoanTags loan={loan} />} actions={actions} code={code}>
        {texts.reserved_text(first_name, place.name)}
        {loan.is_piece_late ? <Notice tone="warning">{texts.piece_late}</Notice> : null}
        <LoanDepositText loan={loan} />
      </PassSheet>
    );
  }
  return (
    <article className="nb-panel nb-stack nb-gap-s" aria-label={item.name}>
      <div className="nb-row nb-gap-s">
        <LoanTags loan={loan} />
      </div>
      <h2>{item.name}</h2>
      <p className="nb-small nb-muted">
        <LoanText loan={loan} />
      </p>
      <LoanDepositText loan={loan} />
      <div className="nb-row">{actions}</div>
      {code ? <Accordion title={texts.show_code}>{code}</Accordion> : null}
    </article>
  );
}

function LoanTags({ loan }: OwnLoanProps) {
  const { loan: texts } = useTexts(marketEquipmentTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const when = (instant: string) => whenText({ start_at: instant }, { now, moments });
  if (loan.state === 'offered') {
    return (
      <Tag tone="warning" icon={<ClockIcon aria-hidden />}>
        {texts.offered(when(loan.answer_by ?? loan.fetch_from))}
      </Tag>
    );
  }
  if (loan.state === 'reserved') {
    return (
      <>
        <Tag tone="success" icon={<CheckmarkCircleIcon aria-hidden />}>
          {texts.reserved(when(loan.fetch_from))}
        </Tag>
        <Tag>{loan.first_name}</Tag>
      </>
    );
  }
  if (loan.state === 'returned') return <Tag>{texts.returned}</Tag>;
  return (
    <Tag tone={loan.is_overdue ? 'danger' : 'warning'} icon={<ClockIcon aria-hidden />}>
      {loan.is_overdue ? texts.overdue(when(loan.return_by)) : texts.out(when(loan.return_by))}
    </Tag>
  );
}

function LoanText({ loan }: OwnLoanProps) {
  const { loan: texts } = useTexts(marketEquipmentTexts);
  const moments = useTexts(momentTexts);
  const stretchText = useStretchText();
  if (loan.state === 'offered') return texts.offered_text(loan.first_name, stretchText(loan.item.unit, loan));
  if (loan.state === 'returned') return texts.returned_text(loan.first_name, loan.place.name);
  const since = longDate(loan.given_out_at ?? loan.fetch_from, moments);
  return (
    <>
      {texts.out_text(loan.first_name, since, loan.place.name)}
      {loan.piece_label === null ? null : ` ${texts.piece(loan.piece_label)}.`}
    </>
  );
}
