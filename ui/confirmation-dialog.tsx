import { ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './confirmation-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { TimeText } from './time-text.tsx';

type ConfirmationDialogProps = {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What a yes leads to. */
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** `danger` where a yes takes something away: then the way back has the focus. */
  tone?: 'neutral' | 'danger';
  /** Must be answered with one of the buttons: no cross, and Escape does nothing. */
  isBlocking?: boolean;
  /** What was confirmed is being carried out; until then there is neither a second yes nor a way back. */
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The cross and Escape, where they mean something else than the button that says no. */
  onDismiss?: () => void;
  /** Below the text: links to what is being accepted. */
  children?: ReactNode;
};

/** DLG-02: one question, two answers. */
export function ConfirmationDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  closeLabel,
  tone = 'neutral',
  isBlocking = false,
  isPending = false,
  onConfirm,
  onCancel,
  onDismiss = onCancel,
  children,
}: ConfirmationDialogProps) {
  const textId = useId();
  const isDanger = tone === 'danger';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onDismiss}
      title={title}
      size="small"
      isBlocking={isBlocking || isPending}
      closeLabel={closeLabel}
      actions={
        <>
          <Button
            ref={isDanger ? null : takeFirstFocus}
            className={styles.answer}
            isDanger={isDanger}
            icon={isDanger ? <ExclamationmarkTriangleIcon aria-hidden /> : null}
            isLoading={isPending}
            aria-describedby={textId}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button
            ref={isDanger ? takeFirstFocus : null}
            className={styles.answer}
            variant="secondary"
            disabled={isPending}
            aria-describedby={textId}
            onClick={onCancel}
          >
            {cancelLabel}
          </Button>
        </>
      }
    >
      {/* 'Ja' and 'Nei' say nothing by themselves to those who hear the button alone. */}
      <p id={textId}>
        <TimeText>{text}</TimeText>
      </p>
      {children}
    </Dialog>
  );
}

/** React's own `autoFocus` comes before the dialog is open, where nothing can have the focus. */
function takeFirstFocus(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
