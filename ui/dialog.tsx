import { XMarkIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId, useRef } from 'react';
import { joinClassNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useModal } from './use-modal.ts';
import { useScrolls } from './use-scrolls.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** 420, 600 or 800 px wide, or the whole screen. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Must be answered: no cross, and Escape does nothing. */
  isBlocking?: boolean;
  closeLabel: string;
  children: ReactNode;
  /** The buttons, the one that goes on first. */
  actions?: ReactNode;
};

/** A native `<dialog>` in Designsystemet's dress; its content exists only while it is open. */
export function Dialog({
  isOpen,
  onClose,
  title,
  size = 'medium',
  isBlocking = false,
  closeLabel,
  children,
  actions,
}: DialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const handlers = useModal(ref, { isOpen, isBlocking, onClose });
  const scrolls = useScrolls(bodyRef);
  return (
    <dialog
      {...handlers}
      ref={ref}
      className={joinClassNames('ds-dialog', styles.dialog)}
      data-size-name={size}
      closedby={isBlocking ? 'none' : 'closerequest'}
      aria-labelledby={titleId}
    >
      {isOpen ? (
        <>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {isBlocking ? null : (
              <IconButton
                className={styles.close}
                label={closeLabel}
                icon={<XMarkIcon aria-hidden />}
                onClick={onClose}
              />
            )}
          </header>
          <div ref={bodyRef} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
            {children}
          </div>
          {actions === undefined ? null : <footer className={styles.actions}>{actions}</footer>}
        </>
      ) : null}
    </dialog>
  );
}
