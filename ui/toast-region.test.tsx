// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToastMessage } from './toast-context.ts';
import { ToastProvider } from './toast-provider.tsx';
import { ToastRegion } from './toast-region.tsx';
import { useToasts } from './use-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SAVED: ToastMessage = { title: 'Lagret', tone: 'success' };

function Saving({ message }: { message: ToastMessage }) {
  const { showToast } = useToasts();
  return (
    <button type="button" onClick={() => showToast(message)}>
      Lagre
    </button>
  );
}

function show(message: ToastMessage) {
  render(
    <ToastProvider>
      <Saving message={message} />
      <ToastRegion label="Beskjeder" closeLabel="Lukk" />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
}

function pass(durationMs: number) {
  act(() => {
    vi.advanceTimersByTime(durationMs);
  });
}

describe('SHL-10', () => {
  test('SHL-10 a message stays for 8000 ms and then goes', () => {
    show(SAVED);
    pass(7999);
    expect(screen.getByText('Lagret')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Lagret')).toBeNull();
  });

  test('SHL-10 a message is read out politely, an error at once', () => {
    show(SAVED);
    expect(screen.getByRole('status').textContent).toContain('Lagret');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    cleanup();
    show({ title: 'Auda', text: 'Prøv igjen.', tone: 'danger' });
    expect(screen.getByRole('alert').textContent).toContain('Prøv igjen.');
    expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('SHL-10 an error stays until it is dismissed', () => {
    show({ title: 'Auda', tone: 'danger' });
    pass(60_000);
    expect(screen.getByText('Auda')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Lukk' }));
    expect(screen.queryByText('Auda')).toBeNull();
  });

  test('SHL-10 the clock stands still while someone points at the message', () => {
    show(SAVED);
    pass(5000);
    const toast = screen.getByRole('article');
    fireEvent.pointerEnter(toast);
    pass(60_000);
    expect(screen.getByText('Lagret')).toBeTruthy();
    fireEvent.pointerLeave(toast);
    pass(2999);
    expect(screen.getByText('Lagret')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Lagret')).toBeNull();
  });

  test('SHL-10 the clock stands still while the focus is in the message', () => {
    show(SAVED);
    act(() => screen.getByRole('button', { name: 'Lukk' }).focus());
    pass(60_000);
    expect(screen.getByText('Lagret')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Lukk' }).blur());
    pass(8000);
    expect(screen.queryByText('Lagret')).toBeNull();
  });

  test('SHL-10 a message can be closed, and two run their own time', () => {
    show(SAVED);
    pass(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
    expect(screen.getAllByText('Lagret')).toHaveLength(2);
    pass(4000);
    expect(screen.getAllByText('Lagret')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Lukk' }));
    expect(screen.queryByText('Lagret')).toBeNull();
  });
});
