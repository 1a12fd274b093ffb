import { CheckmarkCircleIcon, InformationSquareIcon, XMarkIcon, XMarkOctagonIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';
import type { ToastMessage } from './toast-context.ts';
import { useCountdown } from './use-countdown.ts';

type ToastProps = ToastMessage & {
  closeLabel: string;
  durationMs: number;
  onDismiss: () => void;
};

/** One short message. It waits as long as a user points at it or has the focus in it; an error until it is dismissed. */
export function Toast({ title, text, tone = 'neutral', action, closeLabel, durationMs, onDismiss }: ToastProps) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const stays = action !== undefined || tone === 'danger' || isPointedAt || hasFocus;
  useCountdown(durationMs, stays, onDismiss);
  const Icon = ICON[tone];
  return (
    <article
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {text === undefined ? null : <p>{text}</p>}
        {action === undefined ? null : (
          <Button
            isSmall
            variant="secondary"
            className={styles.action}
            onClick={() => {
              onDismiss();
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton className={styles.close} label={closeLabel} icon={<XMarkIcon aria-hidden />} onClick={onDismiss} />
    </article>
  );
}

const ICON = { neutral: InformationSquareIcon, success: CheckmarkCircleIcon, danger: XMarkOctagonIcon };
