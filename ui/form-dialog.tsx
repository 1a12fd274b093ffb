import { ExclamationmarkTriangleIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = {
  title: string;
  /** A sentence above the fields. */
  text?: string;
  size?: 'small' | 'medium';
  submitLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** A yes takes something away. */
  isDanger?: boolean;
  isPending: boolean;
  /** Until it is done there is no way back. */
  isBlocking?: boolean;
  /** Why it went wrong; what was filled in stays. */
  failure: ReactNode;
  onSubmit: () => unknown;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A few fields and two answers. It exists only while it is open. */
export function FormDialog({
  title,
  text,
  size = 'medium',
  submitLabel,
  cancelLabel,
  closeLabel,
  isDanger = false,
  isPending,
  isBlocking = false,
  failure,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size={size}
      closeLabel={closeLabel}
      isBlocking={isBlocking}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            isDanger={isDanger}
            icon={isDanger ? <ExclamationmarkTriangleIcon aria-hidden /> : null}
            isLoading={isPending}
          >
            {submitLabel}
          </Button>
          <Button variant="secondary" disabled={isBlocking} onClick={onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        method="post"
        noValidate
        className="nb-stack nb-gap-m"
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {text === undefined ? null : <p>{text}</p>}
        {failure}
        {children}
      </form>
    </Dialog>
  );
}
