import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import type { CardId } from '#features/vocabulary/ids.ts';
import type { Day } from '#platform/language/days.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { EquipmentItem } from '../contract.ts';
import { marketEquipmentTexts } from '../texts/market/token.ts';
import { EQUIPMENT_ANSWERS, reserveEquipment, waitForEquipment } from './calls.ts';
import { chooseDay, chooseHour, isFreeAllDays, lengthOfDays, type Stretch } from './chosen-days.ts';
import { useFreeDays } from './use-free-days.ts';

/** What is being chosen in the form of one item, and how it is sent. */
export function useBorrowing(item: EquipmentItem, firstMonth: Day) {
  const { form: texts } = useTexts(marketEquipmentTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [month, setMonth] = useState(firstMonth);
  const [days, setDays] = useState<Stretch<Day> | null>(null);
  const [hours, setHours] = useState<Stretch<number> | null>(null);
  const [wantedCard, setWantedCard] = useState<CardId | null>(null);
  const free = useFreeDays(item.id, month, days?.first ?? month);
  const isByHour = item.unit === 'hour';
  const offeredHours = isByHour && days ? (free.days.get(days.first)?.hours ?? []) : [];
  const chosenHours = hours ? offeredHours.slice(hours.first, hours.last + 1) : [];
  const isFree = isByHour
    ? chosenHours.every((hour) => hour.free > 0)
    : days === null || isFreeAllDays(days, free.days);
  const open = item.cards.filter(({ can }) => (isFree ? can.reserve : can.wait));
  const only = open.length === 1 ? open[0]?.card_id : undefined;
  const card = only ?? open.find(({ card_id }) => card_id === wantedCard)?.card_id ?? null;
  const [begin, end] = [chosenHours.at(0), chosenHours.at(-1)];
  const hoursAsked = begin && end ? { from: begin.from, to: end.to } : null;
  const asked = isByHour ? hoursAsked : days && { from: days.first, to: days.last };

  const action = useAction(
    async (body: { card_id: CardId; from: string; to: string }, { keyOf }) => {
      const parts = { params: { id: item.id }, body, key: keyOf({ ...body, isFree }) };
      if (isFree) {
        await call(reserveEquipment, parts);
        return texts.reserved(item.name);
      }
      return texts.queued((await call(waitForEquipment, parts)).data.position);
    },
    { invalidates: EQUIPMENT_ANSWERS, fields: ['from', 'card_id'] },
  );

  async function send() {
    const missing = {
      ...(asked === null && { from: texts.choose_days }),
      ...(card === null && { card_id: texts.choose_card }),
    };
    if (asked === null || card === null) return action.setErrors(missing);
    const sent = await action.run({ card_id: card, ...asked });
    if (!sent) return;
    showToast({ tone: 'success', title: sent.result });
    setDays(null);
    setHours(null);
  }

  return {
    action,
    send,
    month,
    setMonth,
    free,
    days,
    chooseDay: (day: Day) => {
      setDays(chooseDay(days, day, isByHour ? 1 : item.max_length));
      setHours(null);
      action.clearError('from');
    },
    offeredHours,
    hours,
    chooseHour: (hour: number) => {
      setHours(chooseHour(hours, hour, item.max_length));
      action.clearError('from');
    },
    asked,
    /** In units. */
    length: isByHour ? chosenHours.length : days ? lengthOfDays(days) : 0,
    isFree,
    open,
    card,
    chooseCard: (id: CardId) => {
      setWantedCard(id);
      action.clearError('card_id');
    },
  };
}
