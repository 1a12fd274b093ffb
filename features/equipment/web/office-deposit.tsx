import { useState } from 'react';
import { shortKroner } from '#platform/language/typed-money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { OfficeLoan } from '../office-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { OfficeDepositDialog } from './office-deposit-dialog.tsx';

/** What is held for a loan and what has become of it; those who may decide it here. */
export function OfficeDeposit({ loan }: { loan: OfficeLoan }) {
  const { deposits: words, which } = useTexts(equipmentOfficeTexts);
  const [isOpen, setOpen] = useState(false);
  const { deposit, item_name, piece_label } = loan;
  if (!deposit) return null;
  const { amount_ore, kept_ore, state, reason } = deposit;
  const amount = state === 'kept' ? words.of(shortKroner(kept_ore), shortKroner(amount_ore)) : shortKroner(amount_ore);
  return (
    <>
      <p className="nb-small">
        {[`${words.held(amount)}: ${words.states[state]}`, reason].filter(Boolean).join(' · ')}
      </p>
      {loan.is_own_case && state === 'asked' ? <p className="nb-small">{words.own_case}</p> : null}
      {loan.can.decide_deposit ? (
        <Button
          variant="secondary"
          isSmall
          aria-label={which(words.decide, `${item_name}, ${piece_label}`)}
          onClick={() => setOpen(true)}
        >
          {words.decide}
        </Button>
      ) : null}
      {isOpen ? <OfficeDepositDialog loan={loan} deposit={deposit} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
