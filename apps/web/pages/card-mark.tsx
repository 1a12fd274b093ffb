import { lazy, Suspense } from 'react';
import type { EventCard } from '#features/events/contract.ts';
import { useLogin } from '#features/identity/web/use-login.tsx';

const OwnCardMark = lazy(async () => ({ default: (await import('./own-card-mark.tsx')).OwnCardMark }));

/** What a card is to somebody who is logged in; nobody else fetches anything for it. */
export function CardMark({ event }: { event: EventCard }) {
  const isLoggedIn = useLogin()?.state === 'open';
  return isLoggedIn ? (
    <Suspense fallback={null}>
      <OwnCardMark event={event} />
    </Suspense>
  ) : null;
}
