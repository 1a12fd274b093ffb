import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { accountsTexts } from '../../texts/office/token.ts';

type RefundDeedsProps = { isRetrying: boolean; onRetry: () => void; onSettle: () => void };

/** What can be done about own money that the provider refused to give back. */
export function RefundDeeds({ isRetrying, onRetry, onSettle }: RefundDeedsProps) {
  const { own_refund: texts } = useTexts(accountsTexts);
  return (
    <>
      <Button isLoading={isRetrying} onClick={onRetry}>
        {texts.retry}
      </Button>
      <Button variant="secondary" onClick={onSettle}>
        {texts.settle}
      </Button>
    </>
  );
}
