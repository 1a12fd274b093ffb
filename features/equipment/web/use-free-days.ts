import { useOffersNews } from '#features/stream/web/use-offers-news.ts';
import { type Day, firstOfMonth, mondayOf } from '#platform/language/days.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import type { EquipmentDay, EquipmentItem } from '../contract.ts';
import { getEquipmentDays } from './calls.ts';

/** Every day of the month that is shown, and of the one in which the loan begins. */
export function useFreeDays(id: EquipmentItem['id'], month: Day, begun: Day) {
  const shown = useAnswer(getEquipmentDays, callFor(id, month));
  const before = useAnswer(getEquipmentDays, callFor(id, begun));
  // Another family may have taken one while this one is choosing.
  useOffersNews(() => {
    for (const answer of new Set([shown, before])) void answer.refetch();
  });
  const days = [...(before.data?.data ?? []), ...(shown.data?.data ?? [])];
  return { days: new Map<Day, EquipmentDay>(days.map((day) => [day.day, day])), answer: shown };
}

const callFor = (id: EquipmentItem['id'], day: Day) => ({
  params: { id },
  query: { from: mondayOf(firstOfMonth(day)) },
});
