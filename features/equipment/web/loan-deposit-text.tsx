import { shortKroner } from '#platform/language/typed-money.ts';
import { useTexts } from '#platform/web/language.tsx';
import type { EquipmentLoan } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';

/** What is held of the account for a loan, and when it comes back; nothing where there is no deposit. */
export function LoanDepositText({ loan: { state, deposit, item } }: { loan: EquipmentLoan }) {
  const { loan: texts } = useTexts(marketEquipmentTexts);
  const asked = state === 'offered' ? item.deposit_ore : 0;
  if (asked > 0) return <p className="nb-small">{texts.deposit_offer(shortKroner(asked))}</p>;
  if (!deposit) return null;
  const amount = deposit.state === 'kept' ? deposit.kept_ore : deposit.amount_ore;
  return <p className="nb-small">{texts.deposit[deposit.state](shortKroner(amount))}</p>;
}
