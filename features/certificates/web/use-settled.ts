import { useEffect, useState } from 'react';

/** What has been typed, once somebody has stopped typing. */
export function useSettled(typed: string, waitsMs = 300): string {
  const words = typed.trim();
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), waitsMs);
    return () => clearTimeout(timer);
  }, [words, waitsMs]);
  return settled;
}
