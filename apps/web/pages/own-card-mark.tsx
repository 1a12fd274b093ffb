import { CardMark } from '#features/attendance/web/card-mark.tsx';
import type { EventCard } from '#features/events/contract.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { listMyEntries } from '#features/timetable/web/calls.ts';

const OWN_DAYS = [listMyEntries];

export function OwnCardMark({ event }: { event: EventCard }) {
  const { now } = usePortal();
  return <CardMark event={event} now={now} changed={OWN_DAYS} />;
}
