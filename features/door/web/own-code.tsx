import { useEffect, useState } from 'react';
import { momentTexts } from '#platform/language/moments/token.ts';
import { whenText } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CodePaper } from '#ui/code-paper.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OwnDoorCode } from '../contract.ts';
import type { DoorTexts } from '../texts/token.ts';
import { doorTexts } from '../texts/token.ts';
import { fetchOwnCode } from './fetch-own-code.ts';
import styles from './own-code.module.css';

type OwnCodeProps = {
  occurrenceId: string;
  now: Date;
  /** Whose it is. It is kept for them, to be shown without a network; without it nothing is kept. */
  userId?: string | null;
  /** The child it is of. It is asked for each time and never kept: the right to it can end. */
  childId?: string | null;
};

type Shown = { code: OwnDoorCode } | { fault: string } | null;

/** What a user shows at the door. */
export function OwnCode({ occurrenceId, now, userId = null, childId = null }: OwnCodeProps) {
  const texts = useTexts(doorTexts).code;
  const moments = useTexts(momentTexts);
  const call = useCall();
  const [shown, setShown] = useState<Shown>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every try is another one
  useEffect(() => {
    let isWanted = true;
    const show = (next: Shown) => isWanted && setShown(next);
    fetchOwnCode(call, { occurrenceId, userId, childId, onKept: (code) => show({ code }) }).then(
      (code) => show({ code }),
      (error: unknown) => show({ fault: faultText(error, texts, childId !== null) }),
    );
    return () => {
      isWanted = false;
    };
  }, [call, occurrenceId, userId, childId, tries]);

  if (shown === null) {
    return (
      <div role="status">
        <span className="nb-sr">{texts.loading}</span>
        <Skeleton shape="block" />
      </div>
    );
  }
  if ('fault' in shown) {
    return (
      <div className="nb-stack" role="alert">
        <p>{shown.fault}</p>
        <div>
          <Button variant="secondary" onClick={() => setTries(tries + 1)}>
            {texts.try_again}
          </Button>
        </div>
      </div>
    );
  }
  const { code, event_name, name } = shown.code;
  return (
    <CodePaper code={code} label={texts.label(event_name, name)} isPrinted>
      <strong className={styles.name}>{name}</strong>
      <span>{event_name}</span>
      <span>{whenText(shown.code, { now, moments })}</span>
    </CodePaper>
  );
}

function faultText(error: unknown, texts: DoorTexts['code'], isOfChild: boolean): string {
  if (!(error instanceof CallFailed)) return texts.not_kept;
  if (error.status === 404) return isOfChild ? texts.child.none : texts.none;
  return error.status === 409 ? error.message : texts.failed;
}
