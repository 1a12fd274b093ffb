import { useNavigate } from 'react-router';
import { CardMark } from '#features/attendance/web/card-mark.tsx';
import type { EventCard } from '#features/events/contract.ts';
import { LateTexts } from '../late-texts.tsx';
import { getStartedPath, paths } from '../paths.ts';
import { usePortal } from '../portal.tsx';
import { eventDictionaries } from '../texts/late-dictionaries.ts';

export function OwnCardMark({ event }: { event: EventCard }) {
  const { now } = usePortal();
  const navigate = useNavigate();
  return (
    <LateTexts of="attendance" dictionaries={eventDictionaries}>
      <CardMark event={event} now={now} onLoggedOut={() => void navigate(getStartedPath(paths.event(event.id)))} />
    </LateTexts>
  );
}
