import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardMark } from '#features/attendance/web/card-mark.tsx';
import { listCall, pagesShown, useListAddress } from '#features/events/web/list-address.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { listMyEntries } from '#features/timetable/web/calls.ts';
import { useAnswer } from '#platform/web/answers.tsx';

const OWN_DAYS = [listMyEntries];

/** Put into the cards from outside, so that the list itself, which most people see without, stays light. */
export function OwnCardMarks() {
  const { page } = useListAddress();
  return pagesShown(page).map((number) => <PageOfMarks key={number} number={number} />);
}

function PageOfMarks({ number }: { number: number }) {
  const { now } = usePortal();
  const { endpoint, queryOf } = listCall(useListAddress());
  const events = useAnswer(endpoint, { query: queryOf(number) }).data?.data;
  const [cards, setCards] = useState<ReadonlyMap<string | undefined, Element>>(new Map());

  useLayoutEffect(() => {
    const shown = events ? [...document.querySelectorAll<HTMLElement>('[data-event]')] : [];
    setCards(new Map(shown.map((card) => [card.dataset.event, card])));
  }, [events]);

  return events?.map((event) => {
    const card = cards.get(event.id);
    return card ? createPortal(<CardMark event={event} now={now} changed={OWN_DAYS} />, card, event.id) : null;
  });
}
