import { useId, useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { usePortal } from '#features/portal/web/portal.tsx';
import type { CardId } from '#features/vocabulary/ids.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { FieldGroup } from '#ui/field-group.tsx';
import { OptionCard } from '#ui/option-card.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { GroupCard, TicketGroup } from '../contract.ts';
import { type MarketTicketTexts, marketTicketTexts } from '../texts/market/token.ts';
import { reserveTicket, TICKET_ANSWERS, waitForTicket } from './calls.ts';
import { ticketPeriod } from './ticket-period.ts';

type TakeTicketDialogProps = { group: TicketGroup; onClose: () => void };

/** TIC-03: whose account the ticket is reserved with, or, when all are taken, who stands in the queue. */
export function TakeTicketDialog({ group, onClose }: TakeTicketDialogProps) {
  const all = useTexts(marketTicketTexts);
  const texts = all.dialog;
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const call = useCall();
  const { showToast } = useToasts();
  const name = useId();
  const isQueue = !group.cards.some(({ can }) => can.reserve);
  const canChoose = ({ can }: GroupCard) => (isQueue ? can.wait : can.reserve);
  const open = group.cards.filter(canChoose);
  const [chosen, setChosen] = useState<CardId | null>(open.length === 1 ? (open[0]?.card_id ?? null) : null);
  const taking = useAction(
    async (card_id: CardId, { keyOf }) => {
      const parts = {
        params: { group: group.id },
        body: { card_id },
        key: keyOf({ group: group.id, card_id, isQueue }),
      };
      if (!isQueue) return texts.taken((await call(reserveTicket, parts)).data.first_name);
      return texts.queued((await call(waitForTicket, parts)).data.position ?? 1);
    },
    { invalidates: TICKET_ANSWERS, fields: ['card_id'] },
  );

  async function take() {
    if (chosen === null) return taking.setErrors({ card_id: texts.choose });
    const taken = await taking.run(chosen);
    if (!taken) return;
    showToast({ tone: 'success', title: taken.result });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isQueue ? texts.queue_title(group.name) : texts.title(group.name)}
      closeLabel={texts.close}
      actions={
        <>
          <Button isLoading={taking.isPending} onClick={() => void take()}>
            {isQueue ? texts.submit_queue : texts.submit}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      <div className="nb-stack">
        <ActionFailure action={taking} level={3} />
        {group.description === '' ? null : <p>{group.description}</p>}
        {isQueue ? (
          <p>
            {texts.queue_text} {group.waiting > 0 ? `${texts.waiting(group.waiting)}.` : null}
          </p>
        ) : null}
        <FactList
          facts={[
            { term: texts.valid, value: ticketPeriod(group, { now, moments, texts: all }) },
            { term: texts.provider, value: group.provider_name },
            ...agesOf(group, texts),
            ...(group.hold_days === null ? [] : [{ term: texts.hold, value: texts.hold_days(group.hold_days) }]),
          ]}
        />
        <FieldGroup id="card_id" legend={texts.whose} error={taking.errors.card_id}>
          {group.cards.map((card) => (
            <OptionCard
              key={card.card_id}
              name={name}
              label={card.first_name}
              help={helpOf(card, canChoose(card), all)}
              disabled={!canChoose(card)}
              checked={chosen === card.card_id}
              onChange={() => {
                setChosen(card.card_id);
                taking.clearError('card_id');
              }}
            />
          ))}
        </FieldGroup>
      </div>
    </Dialog>
  );
}

function helpOf({ position, why_not, first_name }: GroupCard, isOpen: boolean, texts: MarketTicketTexts) {
  if (isOpen) return undefined;
  if (position !== null) return texts.dialog.in_queue(position);
  return why_not === null ? undefined : texts.why_not[why_not](first_name);
}

function agesOf({ min_age, max_age }: TicketGroup, texts: MarketTicketTexts['dialog']) {
  if (min_age === null && max_age === null) return [];
  if (max_age === null) return [{ term: texts.ages, value: texts.from_age(min_age ?? 0) }];
  return [{ term: texts.ages, value: min_age === null ? texts.to_age(max_age) : texts.between_ages(min_age, max_age) }];
}
