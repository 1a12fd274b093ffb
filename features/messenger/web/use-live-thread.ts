import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsLive, useStream } from '#features/stream/web/use-stream.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import type { Thread } from '../contract.ts';
import { messengerTexts } from '../texts/token.ts';
import { threadQuery } from './thread-queries.ts';
import type { Messages } from './use-messages.ts';

const POLL_MS = 15_000;

/** Keeps the open conversation as it is on the server, and says what has come to those who do not see it. */
export function useLiveThread(thread: Thread, messages: Messages, isPolled: boolean): string {
  const texts = useTexts(messengerTexts);
  const call = useCall();
  const queries = useQueryClient();
  const isLive = useIsLive();

  const catchUp = useEffectEvent(() => {
    // What cannot be read now is read with the next sign of life.
    messages.readNewer().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: threadQuery(call, thread.id).queryKey });
  });
  useStream('message', (content) => {
    if (content === null) catchUp();
    if (content?.thread_id !== thread.id) return;
    if (content.changed) messages.readAgain(Number(content.seq)).catch(() => undefined);
    else catchUp();
  });
  useStream('thread', (content) => {
    if (content === null || content.thread_id === thread.id) catchUp();
  });
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') catchUp();
    };
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(() => {
    if (isLive) catchUp();
  }, [isLive]);
  useEffect(() => {
    if (!isPolled) return;
    const timer = setInterval(() => catchUp(), POLL_MS);
    return () => clearInterval(timer);
  }, [isPolled]);

  const last = messages.messages.at(-1);
  const isLoaded = messages.data !== undefined;
  const knownRef = useRef<number>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!isLoaded) return;
    const known = knownRef.current;
    knownRef.current = last?.seq ?? 0;
    if (!last || known === null || last.seq <= known || last.is_own || last.is_hidden || last.kind !== 'text') return;
    const name = last.author?.name ?? texts.gone;
    setNews(last.body ? texts.log.news(name, last.body) : texts.log.news_files(name));
  }, [isLoaded, last, texts]);
  return news;
}
