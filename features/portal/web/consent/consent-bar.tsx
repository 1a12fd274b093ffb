import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { readCookies } from '#platform/web/shared-cookie.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { portalTexts } from '../../texts/token.ts';
import { paths } from '../paths.ts';
import { usePortal } from '../portal.tsx';
import { hasLoadedAnalytics, loadAnalytics, readConsent, writeConsent } from './consent.ts';
import styles from './consent-bar.module.css';
import { closeConsent, consentRequest } from './consent-request.ts';

type ConsentBarProps = { onAnswered: () => void };

/** Both answers are equally easy to give, and to change (SHL-09). */
export function ConsentBar({ onAnswered }: ConsentBarProps) {
  const { consent: texts } = useTexts(portalTexts);
  const { analyticsUrl } = usePortal();
  const questionRef = useRef<HTMLHeadingElement>(null);
  const isAskedAgain = useSyncExternalStore(consentRequest.subscribe, consentRequest.read, consentRequest.read);
  const [answer, setAnswer] = useState(() => readConsent(readCookies()));

  useEffect(() => {
    if (answer !== null) onAnswered();
    if (answer && analyticsUrl) loadAnalytics(analyticsUrl);
  }, [answer, analyticsUrl, onAnswered]);

  useEffect(() => {
    if (isAskedAgain) questionRef.current?.focus();
  }, [isAskedAgain]);

  function give(isGiven: boolean) {
    writeConsent(isGiven);
    closeConsent();
    // A script that runs cannot be taken back; the page is loaded without it.
    if (!isGiven && hasLoadedAnalytics()) location.reload();
    else setAnswer(isGiven);
  }

  if (answer !== null && !isAskedAgain) return null;
  return (
    <section className={styles.bar} aria-label={texts.label} data-shell-consent>
      <div className={styles.words}>
        <h2 ref={questionRef} className={styles.question} tabIndex={-1}>
          {texts.question}
        </h2>
        <p>
          {texts.text} <TextLink href={paths.privacy}>{texts.privacy}</TextLink>
        </p>
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" isFullWidth onClick={() => give(true)}>
          {texts.accept}
        </Button>
        <Button variant="secondary" isFullWidth onClick={() => give(false)}>
          {texts.reject}
        </Button>
      </div>
    </section>
  );
}
