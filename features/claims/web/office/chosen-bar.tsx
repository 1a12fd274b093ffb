import { BottomDock } from '#features/portal/web/bottom-dock.tsx';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import type { Transaction } from '../../office-contract.ts';
import { accountsTexts } from '../../texts/office/token.ts';
import styles from './accounts.module.css';

type ChosenBarProps = {
  chosen: readonly Transaction[];
  isApproving: boolean;
  onApprove: () => void;
  onReject: () => void;
};

/** How many are chosen and what they come to, with both answers; on a phone at the lower edge. */
export function ChosenBar({ chosen, isApproving, onApprove, onReject }: ChosenBarProps) {
  const texts = useTexts(accountsTexts);
  const count = texts.chosen(chosen.length);
  const sum = kroner(chosen.reduce((total, { amount_ore }) => total + amount_ore, 0));
  return (
    <>
      <p role="status" className="nb-sr">
        {chosen.length > 0 ? `${count}, ${sum}` : null}
      </p>
      {chosen.length > 0 ? (
        <>
          <div className={styles.chosen}>
            <p>
              <strong>{count}</strong> {sum}
            </p>
            <Button variant="secondary" isSmall onClick={onReject}>
              {texts.reject_many}
            </Button>
            <Button isSmall isLoading={isApproving} onClick={onApprove}>
              {texts.approve_many(chosen.length)}
            </Button>
          </div>
          <BottomDock
            title={count}
            action={
              <>
                <Button variant="secondary" onClick={onReject}>
                  {texts.reject}
                </Button>
                <Button isLoading={isApproving} onClick={onApprove}>
                  {texts.approve}
                </Button>
              </>
            }
          >
            {sum}
          </BottomDock>
        </>
      ) : null}
    </>
  );
}
