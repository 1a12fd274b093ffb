import { useState } from 'react';
import type { EventDetail } from '#features/events/contract.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Slot } from '../contract.ts';
import { slotTexts } from '../texts/token.ts';
import { leaveSlot, SHIFTS, takeSlot } from './calls.ts';

export type Clash = { name: string; start_at: string; end_at: string };
type Question = { slot: Slot; clashes: readonly Clash[] };

const OPTIONS = { invalidates: SHIFTS, isToldInToast: true };

/** OCC-08: takes a shift and gives it back. What else is on at that time is asked about first. */
export function useTaking(eventId: EventDetail['id'], now: Date) {
  const texts = useTexts(slotTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [question, setQuestion] = useState<Question | null>(null);
  const taking = useAction(async ({ slot, despite_clash }: { slot: Slot; despite_clash: boolean }) => {
    const { data } = await call(takeSlot, { params: { id: eventId, slot: slot.id }, body: { despite_clash } });
    setQuestion(data.is_taken ? null : { slot, clashes: data.clashes });
    if (data.is_taken) showToast({ tone: 'success', title: texts.done.taken, text: whenText(slot, { now, moments }) });
  }, OPTIONS);
  const leaving = useAction(async (slot: Slot) => {
    await call(leaveSlot, { params: { id: eventId, slot: slot.id }, body: {} });
    showToast({ tone: 'success', title: texts.done.given_back });
  }, OPTIONS);

  return {
    doing: (taking.pending?.slot ?? leaving.pending)?.id ?? null,
    question,
    forget: () => setQuestion(null),
    take: (slot: Slot, despite_clash = false) => taking.run({ slot, despite_clash }),
    leave: leaving.run,
  };
}
