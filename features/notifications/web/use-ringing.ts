import { useEffect, useRef, useState } from 'react';
import type { Notification } from '../contract.ts';

const RING_MS = 4000;

/** What has come since the page was opened, and whether it came a moment ago. */
export function useRinging(newest: Notification | null, isKnown: boolean) {
  const lastIdRef = useRef<string | null | undefined>(undefined);
  const [news, setNews] = useState<Notification | null>(null);
  const [isRinging, setIsRinging] = useState(false);
  useEffect(() => {
    if (!isKnown) return;
    const lastId = lastIdRef.current;
    lastIdRef.current = newest?.id ?? null;
    if (lastId === undefined || !newest || newest.is_read || newest.id === lastId) return;
    setNews(newest);
    setIsRinging(true);
  }, [newest, isKnown]);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setIsRinging(false), RING_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return { news, isRinging };
}
