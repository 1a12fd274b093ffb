import { useAction } from '#features/identity/web/use-action.ts';
import type { CardShareId } from '#features/vocabulary/ids.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Card } from '../contract.ts';
import { cardTexts } from '../texts/token.ts';
import { CARD_ANSWERS, endShare } from './calls.ts';

type GiveBackButtonProps = { card: Card; share: CardShareId };

/** A user to whom the account was shown has no more to do with it. */
export function GiveBackButton({ card, share }: GiveBackButtonProps) {
  const texts = useTexts(cardTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const giving = useAction(() => call(endShare, { params: { id: card.id, share } }), {
    invalidates: CARD_ANSWERS,
    isToldInToast: true,
  });
  return (
    <Button
      variant="secondary"
      isLoading={giving.isPending}
      onClick={async () => {
        if (await giving.run()) showToast({ tone: 'success', title: texts.given_back });
      }}
    >
      {texts.give_back}
    </Button>
  );
}
