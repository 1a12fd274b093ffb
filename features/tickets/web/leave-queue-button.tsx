import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { GroupCard, TicketGroup } from '../contract.ts';
import { marketTicketTexts } from '../texts/market/token.ts';
import { leaveTicketQueue, TICKET_ANSWERS } from './calls.ts';

type LeaveQueueButtonProps = { group: TicketGroup; card: GroupCard };

export function LeaveQueueButton({ group, card }: LeaveQueueButtonProps) {
  const texts = useTexts(marketTicketTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const leaving = useAction(
    () => call(leaveTicketQueue, { params: { group: group.id }, query: { card_id: card.card_id } }),
    { invalidates: TICKET_ANSWERS, isToldInToast: true },
  );
  if (!card.can.leave) return null;
  return (
    <Button
      variant="secondary"
      isSmall
      isLoading={leaving.isPending}
      aria-label={texts.leave_for(group.name, card.first_name)}
      onClick={async () => {
        if (await leaving.run()) showToast({ tone: 'neutral', title: texts.left_queue });
      }}
    >
      {texts.leave}
    </Button>
  );
}
