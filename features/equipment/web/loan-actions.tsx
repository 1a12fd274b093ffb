import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dayText, whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { EquipmentLoan } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import { acceptLoan, cancelLoan, EQUIPMENT_ANSWERS, extendLoan } from './calls.ts';

const CHANGING = { invalidates: EQUIPMENT_ANSWERS, isToldInToast: true } as const;

/** Yes or no to an offer, longer, or given up. */
export function LoanActions({ loan }: { loan: EquipmentLoan }) {
  const { loan: texts } = useTexts(marketEquipmentTexts);
  return (
    <>
      {loan.can.accept ? <AcceptButton loan={loan} /> : null}
      {loan.can.extend && loan.extends_to !== null ? <ExtendButton loan={loan} to={loan.extends_to} /> : null}
      {loan.can.cancel ? (
        <CancelLoanButton loan={loan} label={loan.state === 'offered' ? texts.decline : texts.cancel} />
      ) : null}
    </>
  );
}

function AcceptButton({ loan: { id } }: { loan: EquipmentLoan }) {
  const { loan: texts } = useTexts(marketEquipmentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const accepting = useAction(
    (_: undefined, { keyOf }) => call(acceptLoan, { params: { id }, key: keyOf({ id }) }),
    CHANGING,
  );
  return (
    <Button
      isSmall
      isLoading={accepting.isPending}
      onClick={async () => {
        if (await accepting.run(undefined)) showToast({ tone: 'success', title: texts.accepted });
      }}
    >
      {texts.accept}
    </Button>
  );
}

function ExtendButton({ loan: { id, item }, to }: { loan: EquipmentLoan; to: string }) {
  const { loan: texts } = useTexts(marketEquipmentTexts);
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const call = useCall();
  const { showToast } = useToasts();
  const extending = useAction(
    (_: undefined, { keyOf }) => call(extendLoan, { params: { id }, body: { to }, key: keyOf({ id, to }) }),
    CHANGING,
  );
  const until = item.unit === 'day' ? dayText(to, { now, moments }) : whenText({ start_at: to }, { now, moments });
  return (
    <Button
      variant="secondary"
      isSmall
      isLoading={extending.isPending}
      onClick={async () => {
        if (await extending.run(undefined)) showToast({ tone: 'success', title: texts.extended(until) });
      }}
    >
      {texts.extend(until)}
    </Button>
  );
}

function CancelLoanButton({ loan: { id, item }, label }: { loan: EquipmentLoan; label: string }) {
  const { loan: texts } = useTexts(marketEquipmentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const cancelling = useAction(() => call(cancelLoan, { params: { id } }), CHANGING);

  async function cancel() {
    const isCancelled = await cancelling.run();
    setIsAsking(false);
    if (isCancelled) showToast({ tone: 'success', title: texts.cancelled });
  }

  return (
    <>
      <Button
        variant="tertiary"
        isSmall
        aria-label={texts.cancel_for(item.name, label)}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <ConfirmationDialog
        isOpen={isAsking}
        title={texts.ask_title}
        text={texts.ask_text}
        confirmLabel={texts.yes}
        cancelLabel={texts.no}
        closeLabel={texts.close}
        tone="danger"
        isPending={cancelling.isPending}
        onConfirm={() => void cancel()}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
