import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OwnTicket } from '../contract.ts';
import { marketTicketTexts } from '../texts/market/token.ts';
import { cancelTicket, TICKET_ANSWERS } from './calls.ts';

/** Gives a ticket back, once that was meant. */
export function ReturnTicketButton({ ticket: { id, group } }: { ticket: OwnTicket }) {
  const { pass: texts, dialog } = useTexts(marketTicketTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const returning = useAction(() => call(cancelTicket, { params: { id } }), {
    invalidates: TICKET_ANSWERS,
    isToldInToast: true,
  });

  async function giveBack() {
    const isBack = await returning.run();
    setIsAsking(false);
    if (isBack) showToast({ tone: 'success', title: texts.given_back });
  }

  return (
    <>
      <Button variant="tertiary" isSmall aria-label={texts.give_back_for(group.name)} onClick={() => setIsAsking(true)}>
        {texts.give_back}
      </Button>
      <ConfirmationDialog
        isOpen={isAsking}
        title={texts.ask_title}
        text={texts.ask_text}
        confirmLabel={texts.yes}
        cancelLabel={texts.no}
        closeLabel={dialog.close}
        tone="danger"
        isPending={returning.isPending}
        onConfirm={() => void giveBack()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
