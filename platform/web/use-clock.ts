import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time as a clock on the wall shows it: it turns when the minute does. */
export function useClock(initial: Date): Date {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const turn = () => {
      setNow(new Date());
      timer = setTimeout(turn, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    turn();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
