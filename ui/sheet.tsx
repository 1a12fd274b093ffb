import { XMarkIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId, useRef } from 'react';
import { joinClassNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './sheet.module.css';
import { useModal } from './use-modal.ts';

type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays in sight below the scrolling content: 'Vis 34 treff'. */
  actions?: ReactNode;
};

/** Comes up from the bottom edge on a phone, where a side panel has no room. */
export function Sheet({ isOpen, onClose, title, closeLabel, children, actions }: SheetProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const handlers = useModal(ref, { isOpen, isBlocking: false, onClose });
  return (
    <dialog
      {...handlers}
      ref={ref}
      className={joinClassNames('ds-dialog', styles.sheet)}
      data-placement="bottom"
      closedby="closerequest"
      aria-labelledby={titleId}
    >
      {isOpen ? (
        <>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<XMarkIcon aria-hidden />} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {actions === undefined ? null : <footer className={styles.actions}>{actions}</footer>}
        </>
      ) : null}
    </dialog>
  );
}
