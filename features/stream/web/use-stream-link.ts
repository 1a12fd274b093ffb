import { useEffect, useEffectEvent } from 'react';
import { addressOf } from '#platform/web/client.ts';
import { openStream } from './calls.ts';
import { shareStream } from './shared-stream.ts';
import { streamNews } from './stream-news.ts';

type StreamLink = {
  /** Whose stream it is; null where there is none. */
  userKey: string | null;
  /** What goes into the Authorization header; null where a cookie says who it is. */
  ticket: () => string | null;
};

/** Keeps this browser connected as long as the user is logged in. */
export function useStreamLink({ userKey, ticket }: StreamLink): void {
  const readTicket = useEffectEvent(ticket);
  useEffect(() => {
    if (userKey === null) return;
    const start = () =>
      shareStream({
        name: `nabolag:stream:${userKey}`,
        open: (lastId, signal) => fetchStream(readTicket(), lastId, signal),
        onEntry: streamNews.tell,
        onLive: streamNews.setLive,
      });
    let stop = start();
    // A page that the browser sets aside for the way back must not hold the connection of the others.
    const setAside = () => stop();
    const bringBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) stop = start();
    };
    addEventListener('pagehide', setAside);
    addEventListener('pageshow', bringBack);
    return () => {
      removeEventListener('pagehide', setAside);
      removeEventListener('pageshow', bringBack);
      stop();
    };
  }, [userKey]);
}

const fetchStream = (ticket: string | null, lastId: string | null, signal: AbortSignal): Promise<Response> =>
  fetch(addressOf(openStream.path), {
    credentials: 'include',
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      ...(ticket && { authorization: `Bearer ${ticket}` }),
      ...(lastId !== null && { 'last-event-id': lastId }),
    },
    signal,
  });
