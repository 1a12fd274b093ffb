import { useState } from 'react';
import { CodeCamera } from '#features/passes/web/code-camera.tsx';
import { MissingList } from '#features/passes/web/missing-list.tsx';
import { NetworkLine } from '#features/passes/web/network-line.tsx';
import { useSound } from '#features/passes/web/use-sound.ts';
import { Verdict } from '#features/passes/web/verdict.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Scanned, ScanPlace } from '../contract.ts';
import { scannerTexts } from '../texts/token.ts';
import { DigitsForm } from './digits-form.tsx';
import { ReturnForm } from './return-form.tsx';
import { saidOf } from './said-of.ts';
import styles from './scan-desk.module.css';
import { useScanner } from './use-scanner.ts';

type ScanDeskProps = {
  userId: string;
  place: ScanPlace;
  now: Date;
  /** The page asks in what condition it is; `onDone` takes what was said of it away. */
  onTakeBack: (takeBack: NonNullable<Scanned['take_back']>, onDone: () => void) => void;
};

/** BEY-04: the answer to every code that is scanned, as a colour, a sound and a vibration. Works without a network too. */
export function ScanDesk({ userId, place, now, onTakeBack }: ScanDeskProps) {
  const texts = useTexts(scannerTexts);
  const moments = useTexts(momentTexts);
  const { showToast } = useToasts();
  const { state, keeper } = useScanner(userId, place);
  const { hasSound, changeSound } = useSound();
  const [isLookOnly, setIsLookOnly] = useState(false);

  if (!keeper || !state.list) {
    const fault = keeper ? texts.failed[state.fault ?? 'failed'] : null;
    return <MissingList fault={fault} texts={texts} onTryAgain={() => void keeper?.refresh()} />;
  }
  const { result, refused } = state;
  // A device that is full keeps nothing more: then nobody is told that it did.
  const orSay = (kept: Promise<void>) => void kept.catch(() => showToast({ tone: 'danger', title: texts.not_kept }));
  const scan = (text: string) => orSay(keeper.scan(text, { isUse: !isLookOnly }));
  const takeBack = result?.take_back;
  const action = takeBack ? (
    <Button variant="secondary" onClick={() => onTakeBack(takeBack, () => keeper.forgetResult())}>
      {texts.take_back}
    </Button>
  ) : null;
  return (
    <div className={styles.desk}>
      <NetworkLine
        isCutOff={state.fault === 'offline' || state.fault === 'failed'}
        as_of={state.list.as_of}
        waitingCount={state.waitingCount}
        refusedCount={refused.length}
        isLasting={state.isLasting}
        onSeen={() => keeper.forgetRefused()}
      />
      {refused.length > 0 ? (
        <Notice tone="danger">
          <p>{texts.refused_title}</p>
          <ul>
            {refused.map(({ key, title, holder, outcome }) => (
              <li key={key}>{[title, holder, texts.outcome[outcome]].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <Verdict said={result && { ...saidOf(result, { texts, moments, now }), action }} hasSound={hasSound} />
      {result?.coming_back === 'asked' ? (
        <ReturnForm key={result.key} onTakeBack={(cameBack) => orSay(keeper.takeBack(cameBack))} />
      ) : null}
      <CodeCamera onCode={scan} instead={texts.instead} />
      <DigitsForm onDigits={scan} />
      <div className={styles.choices}>
        <CheckboxField
          kind="switch"
          label={texts.look_only}
          checked={isLookOnly}
          onChange={(event) => setIsLookOnly(event.currentTarget.checked)}
        />
        <CheckboxField
          kind="switch"
          label={texts.sound}
          checked={hasSound}
          onChange={(event) => changeSound(event.currentTarget.checked)}
        />
      </div>
      <p className="nb-muted">{texts.list(state.list.entries.length)}</p>
    </div>
  );
}
