import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { type FocusOrigin, focusOrigin, returnFocus } from './return-focus.ts';

type ModalOptions = {
  isOpen: boolean;
  isBlocking: boolean;
  onClose: () => void;
};

/**
 * Keeps a `<dialog>` in step with `isOpen`: the focus goes in, stays in, and returns to where it came from; Escape
 * asks the owner to close unless the dialog is blocking. The owner decides: nothing closes behind its back.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, { isOpen, isBlocking, onClose }: ModalOptions) {
  const originRef = useRef<FocusOrigin>({ opener: null, menuButton: null });

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    originRef.current = focusOrigin();
    if (!dialog.open) dialog.showModal();
    if (!dialog.contains(document.activeElement)) focusFirst(dialog);
    return () => {
      if (dialog.open) dialog.close();
      returnFocus(originRef.current);
    };
  }, [isOpen, ref]);

  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key === 'Tab') keepFocusInside(event);
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isBlocking) onClose();
    },
    /** The back gesture of a phone comes here without a key. */
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!isBlocking) onClose();
    },
    /** A browser may close in spite of the refusal above; the owner hears of it, a blocking dialog comes back. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget || !isOpen || event.currentTarget.open) return;
      if (isBlocking) event.currentTarget.showModal();
      else onClose();
    },
  };
}

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

function focusFirst(dialog: HTMLDialogElement) {
  const target = dialog.querySelector<HTMLElement>('[autofocus]') ?? dialog.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}

function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = focusable.at(0);
  const last = focusable.at(-1);
  if (!first || !last) return;
  const active = document.activeElement;
  if (event.shiftKey && active === first) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}
