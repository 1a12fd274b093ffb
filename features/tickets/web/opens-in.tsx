import { useEffect, useState } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { marketTicketTexts } from '../texts/market/token.ts';

type OpensInProps = { opensAt: string; clockLateMs: number; moment: string };

const SECOND_MS = 1000;
/** Before that a day and a time say more. */
const COUNTED_MS = 15 * 60_000;

/** TIC-03: when it opens; the last minutes as a countdown by the server's clock. */
export function OpensIn({ opensAt, clockLateMs, moment }: OpensInProps) {
  const texts = useTexts(marketTicketTexts);
  const [leftMs, setLeftMs] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const look = () => setLeftMs(Date.parse(opensAt) - Date.now() - clockLateMs);
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [opensAt, clockLateMs]);
  if (leftMs > COUNTED_MS) return texts.opens(moment);
  return (
    <>
      <span role="timer">{texts.opens_in(minutesAndSeconds(leftMs))}</span> {texts.comes_by_itself}
    </>
  );
}

function minutesAndSeconds(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
