// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Cancelling({
  isBlocking = false,
  onClosed = () => undefined,
}: {
  isBlocking?: boolean;
  onClosed?: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  function close() {
    setIsOpen(false);
    onClosed();
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Avlys</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Vil du avlyse?"
        closeLabel="Lukk"
        isBlocking={isBlocking}
        actions={<Button onClick={close}>Ja, avlys</Button>}
      >
        <input aria-label="Grunn" />
      </Dialog>
    </>
  );
}

function open() {
  const opener = screen.getByRole('button', { name: 'Avlys' });
  act(() => opener.focus());
  fireEvent.click(opener);
  return opener;
}

describe('DLG-01', () => {
  test('DLG-01 the focus goes into the dialog, which is named by its title', () => {
    render(<Cancelling />);
    open();
    const dialog = screen.getByRole('dialog', { name: 'Vil du avlyse?' });
    expect(dialog.hasAttribute('open')).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  test('DLG-01 Tab on the last control goes to the first, and back', () => {
    render(<Cancelling />);
    open();
    const first = screen.getByRole('button', { name: 'Lukk' });
    const last = screen.getByRole('button', { name: 'Ja, avlys' });
    act(() => last.focus());
    fireEvent.keyDown(last, { key: 'Tab' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(last);
  });

  test('DLG-01 Escape closes and the focus returns to where it came from', () => {
    render(<Cancelling />);
    const opener = open();
    fireEvent.keyDown(screen.getByLabelText('Grunn'), { key: 'Escape' });
    expect(screen.queryByLabelText('Grunn')).toBeNull();
    expect(document.querySelector('dialog')?.open).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  test('DLG-01 the back gesture closes like Escape', () => {
    render(<Cancelling />);
    open();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(document.querySelector('dialog')?.open).toBe(false);
  });

  test('DLG-01 a blocking dialog has no cross and neither Escape nor the back gesture closes it', () => {
    const onClosed = vi.fn();
    render(<Cancelling isBlocking onClosed={onClosed} />);
    open();
    const dialog = screen.getByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Lukk' })).toBeNull();
    expect(dialog.getAttribute('closedby')).toBe('none');
    fireEvent.keyDown(screen.getByLabelText('Grunn'), { key: 'Escape' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(onClosed).not.toHaveBeenCalled();
    expect(document.querySelector('dialog')?.open).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Ja, avlys' }));
    expect(document.querySelector('dialog')?.open).toBe(false);
  });

  test('DLG-01 a blocking dialog that the browser closes comes back', () => {
    render(<Cancelling isBlocking />);
    open();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => dialog.close());
    expect(dialog.open).toBe(true);
  });
});
