import { amountText, grouped } from '#platform/language/money.ts';
import type { ProofDay } from '../contract.ts';
import type { LedgerTexts } from '../texts/token.ts';

/** What differs, by the name under which a person finds it. */
export function faultWords(
  { kind, difference_ore, number, posting_id, receipt }: ProofDay['faults'][number],
  { faults: words, unknown_receipt }: LedgerTexts['proofs'],
): string {
  const whole = grouped(number ?? 0);
  const amount = amountText(difference_ore ?? 0);
  const payment = receipt ?? unknown_receipt;
  switch (kind) {
    case 'chain':
    case 'rewritten':
    case 'bank_file':
      return words[kind](whole);
    case 'bank_line':
      return words.bank_line(whole, payment);
    case 'claim':
    case 'payment':
      return words[kind](payment);
    case 'stray':
      return words.stray(String(posting_id));
    case 'unsealed':
      return words.unsealed();
    default:
      return words[kind](amount);
  }
}
