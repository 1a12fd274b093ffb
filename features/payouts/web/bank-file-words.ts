import type { MomentTexts } from '#platform/language/moments/texts-for.ts';
import { whenText } from '#platform/language/when-text.ts';
import type { BankFile } from '../contract.ts';
import type { PayoutTexts } from '../texts/token.ts';

type Reading = { now: Date; moments: MomentTexts };

/** What has been done with it, in its order. */
export function stepsOf(file: BankFile, { file: texts }: PayoutTexts, reading: Reading): string[] {
  const { is_automatic, made_by, approved_at, approved_by, sent_at, answered_at, withdrawn_at, withdrawn_by } = file;
  const when = (instant: string) => whenText({ start_at: instant }, reading);
  return [
    is_automatic ? texts.made_by_job : made_by === null ? texts.made_by_gone : texts.made(made_by),
    ...(approved_at === null ? [] : [approved_by === null ? texts.approved_by_gone : texts.approved(approved_by)]),
    ...(sent_at === null ? [] : [texts.sent(when(sent_at))]),
    ...(answered_at === null ? [] : [texts.answered(when(answered_at))]),
    ...(withdrawn_at === null
      ? []
      : [
          withdrawn_by === null
            ? texts.withdrawn_by_gone(when(withdrawn_at))
            : texts.withdrawn(withdrawn_by, when(withdrawn_at)),
        ]),
  ];
}

/** What it waits for; nothing once the bank has answered, or will not be asked. */
export function waitingFor({ state, can, unpaid_payees }: BankFile, { file: texts }: PayoutTexts): string | null {
  if (can.withdraw && unpaid_payees.length > 0) return texts.pays_stopped(unpaid_payees.join(', '));
  if (state === 'made') return can.approve ? texts.waits_for_you : texts.waits_for_other;
  if (state === 'approved') return texts.ready;
  return state === 'sent' ? texts.waits_for_bank : null;
}
