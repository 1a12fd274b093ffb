import { useEffect, useState } from 'react';
import type { UserInfo } from '#features/users/contract.ts';
import { accountTexts } from '#features/users/texts/account/token.ts';
import { WriteAsDialog } from '#features/users/web/write-as-dialog.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import styles from './account-notices.module.css';

const MINUTE_MS = 60_000;
const LOOKED_EVERY_MS = 5000;

type ActingBarProps = { acting: NonNullable<UserInfo['acting']>; name: string; onEnd: () => void };

/** BEY-15: who is really there, whether they can change anything, how long it lasts, and the way out. */
export function ActingBar({ acting, name, onEnd }: ActingBarProps) {
  const texts = useTexts(accountTexts).acting;
  const minutes = useMinutesUntil(acting.until);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section className={styles.bar} aria-label={texts.label} data-tone={acting.is_writing ? 'danger' : undefined}>
      <span role="status">
        {texts.who(acting.name, name)} <strong>{acting.is_writing ? texts.writing : texts.reading}</strong>
      </span>
      <span>{texts.left(minutes)}</span>
      {acting.may_write && !acting.is_writing ? (
        <Button variant="tertiary" isSmall onClick={() => setIsAsking(true)}>
          {texts.write}
        </Button>
      ) : null}
      <Button variant="secondary" isSmall onClick={onEnd}>
        {texts.stop}
      </Button>
      {isAsking ? <WriteAsDialog name={name} onClose={() => setIsAsking(false)} /> : null}
    </section>
  );
}

function useMinutesUntil(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / MINUTE_MS));
  const [minutes, setMinutes] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), LOOKED_EVERY_MS);
    return () => clearInterval(timer);
  });
  return minutes;
}
