import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventDetail } from '#features/events/contract.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { failureText } from '#platform/web/failure-text.ts';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Slot } from '../contract.ts';
import { slotTexts } from '../texts/token.ts';
import { leaveSlot, listMySlots, listSlots, takeSlot } from './calls.ts';

export type Clash = { name: string; start_at: string; end_at: string };
type Question = { slot: Slot; clashes: readonly Clash[] };

/** OCC-08: takes a shift and gives it back. What else is on at that time is asked about first. */
export function useTaking(eventId: EventDetail['id'], now: Date) {
  const texts = useTexts(slotTexts);
  const moments = useTexts(momentTexts);
  const call = useCall();
  const queries = useQueryClient();
  const { showToast } = useToasts();
  const [doing, setDoing] = useState<string | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const at = { params: { id: eventId } };
  const all = answerQuery(call, listSlots, at).queryKey;
  const mine = answerQuery(call, listMySlots, at).queryKey;

  function keep(slot: Slot, isMine: boolean) {
    queries.setQueryData(all, (known) => known && { data: known.data.map((one) => (one.id === slot.id ? slot : one)) });
    queries.setQueryData(mine, (known) => {
      if (!known) return known;
      const others = known.data.filter(({ id }) => id !== slot.id);
      return { data: isMine ? [...others, slot] : others };
    });
  }

  async function attempt(slot: Slot, work: () => Promise<void>) {
    if (doing) return;
    setDoing(slot.id);
    try {
      await work();
    } catch (error) {
      showToast({ tone: 'danger', title: failureText(error, texts) });
      // It was not as the page had it: a user was quicker, or it has been changed.
      void queries.invalidateQueries({ queryKey: all });
      void queries.invalidateQueries({ queryKey: mine });
    } finally {
      setDoing(null);
    }
  }

  return {
    doing,
    question,
    forget: () => setQuestion(null),
    take: (slot: Slot, despite_clash = false) =>
      attempt(slot, async () => {
        const { data } = await call(takeSlot, { params: { id: eventId, slot: slot.id }, body: { despite_clash } });
        if (!data.is_taken) return setQuestion({ slot, clashes: data.clashes });
        setQuestion(null);
        keep(data.slot, true);
        showToast({ tone: 'success', title: texts.done.taken, text: whenText(slot, { now, moments }) });
      }),
    leave: (slot: Slot) =>
      attempt(slot, async () => {
        const { data } = await call(leaveSlot, { params: { id: eventId, slot: slot.id }, body: {} });
        keep(data, false);
        showToast({ tone: 'success', title: texts.done.given_back });
      }),
  };
}
