import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { EquipmentItem, EquipmentWait, ItemCard } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import { EQUIPMENT_ANSWERS, leaveEquipmentQueue } from './calls.ts';
import { useStretchText } from './use-stretch-text.ts';

type InQueueProps = { item: EquipmentItem; card: ItemCard; waiting: EquipmentWait };

/** One account that waits for days that were full, and the way out of the queue. */
export function InQueue({ item, card, waiting }: InQueueProps) {
  const { form: texts } = useTexts(marketEquipmentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const stretchText = useStretchText();
  const leaving = useAction(
    () => call(leaveEquipmentQueue, { params: { id: item.id }, query: { card_id: card.card_id } }),
    { invalidates: EQUIPMENT_ANSWERS, isToldInToast: true },
  );
  return (
    <div className="nb-row nb-spread">
      <p>{texts.in_queue(card.first_name, waiting.position, stretchText(item.unit, waiting))}</p>
      <Button
        variant="secondary"
        isSmall
        isLoading={leaving.isPending}
        aria-label={texts.leave_for(card.first_name)}
        onClick={async () => {
          if (await leaving.run()) showToast({ tone: 'neutral', title: texts.left_queue });
        }}
      >
        {texts.leave}
      </Button>
    </div>
  );
}
