import { useState } from 'react';
import type { EventDetail } from '#features/events/contract.ts';
import { useAction } from '#features/identity/web/use-action.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Shift } from '../contract.ts';
import { shiftTexts } from '../texts/token.ts';
import { leaveShift, SHIFTS, takeShift } from './calls.ts';

export type Clash = { name: string; start_at: string; end_at: string };
type Question = { shift: Shift; clashes: readonly Clash[] };

const OPTIONS = { invalidates: SHIFTS, isToldInToast: true };

/** OCC-08: takes a shift and gives it back. What else is on at that time is asked about first. */
export function useTaking(eventId: EventDetail['id'], now: Date) {
  const texts = useTexts(shiftTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [question, setQuestion] = useState<Question | null>(null);
  const taking = useAction(async ({ shift, despite_clash }: { shift: Shift; despite_clash: boolean }) => {
    const { data } = await call(takeShift, { params: { id: eventId, slot: shift.id }, body: { despite_clash } });
    setQuestion(data.is_taken ? null : { shift, clashes: data.clashes });
    if (data.is_taken) showToast({ tone: 'success', title: texts.done.taken, text: whenText(shift, { now, moments }) });
  }, OPTIONS);
  const leaving = useAction(async (shift: Shift) => {
    await call(leaveShift, { params: { id: eventId, slot: shift.id }, body: {} });
    showToast({ tone: 'success', title: texts.done.given_back });
  }, OPTIONS);

  return {
    doing: (taking.pending?.shift ?? leaving.pending)?.id ?? null,
    question,
    forget: () => setQuestion(null),
    take: (shift: Shift, despite_clash = false) => taking.run({ shift, despite_clash }),
    leave: leaving.run,
  };
}
