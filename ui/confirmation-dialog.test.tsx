// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

afterEach(cleanup);

type Part = { tone?: 'neutral' | 'danger'; isBlocking?: boolean; isPending?: boolean; hasDismiss?: boolean };

function show(part: Part = {}) {
  const answers: string[] = [];
  function Asking() {
    const [isOpen, setIsOpen] = useState(false);
    const answer = (word: string) => () => {
      answers.push(word);
      setIsOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Slett bildet
        </button>
        <ConfirmationDialog
          isOpen={isOpen}
          title="Vil du slette bildet?"
          text="Bildet blir borte for godt."
          confirmLabel="Slett"
          cancelLabel="Avbryt"
          closeLabel="Lukk"
          tone={part.tone ?? 'danger'}
          isBlocking={part.isBlocking ?? false}
          isPending={part.isPending ?? false}
          onConfirm={answer('confirmed')}
          onCancel={answer('cancelled')}
          {...(part.hasDismiss && { onDismiss: answer('dismissed') })}
        >
          <a href="/privacy">Personvern</a>
        </ConfirmationDialog>
      </>
    );
  }
  render(<Asking />);
  const opener = screen.getByRole('button', { name: 'Slett bildet' });
  act(() => opener.focus());
  fireEvent.click(opener);
  return { answers, opener };
}

const button = (name: string) => screen.getByRole('button', { name });
const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

describe('DLG-02', () => {
  test('DLG-02 the question, what it leads to and what belongs to it are in one dialog', () => {
    show();
    const dialog = screen.getByRole('dialog', { name: 'Vil du slette bildet?' });
    expect(dialog.textContent).toContain('Bildet blir borte for godt.');
    expect(dialog.contains(screen.getByRole('link', { name: 'Personvern' }))).toBe(true);
  });

  test('DLG-02 a dangerous button never has the focus at first, a harmless one has', () => {
    show({ tone: 'danger' });
    expect(document.activeElement).toBe(button('Avbryt'));
    cleanup();
    show({ tone: 'neutral' });
    expect(document.activeElement).toBe(button('Slett'));
  });

  test.each([
    ['Slett', 'confirmed'],
    ['Avbryt', 'cancelled'],
    ['Lukk', 'cancelled'],
  ])('DLG-02 %s answers and the focus returns', (name, answer) => {
    const { answers, opener } = show();
    fireEvent.click(button(name));
    expect(answers).toEqual([answer]);
    expect(document.activeElement).toBe(opener);
  });

  test('DLG-02 Escape cancels', () => {
    const { answers } = show();
    pressEscape();
    expect(answers).toEqual(['cancelled']);
  });

  test('DLG-02 closing without an answer can mean something else than no', () => {
    const { answers } = show({ hasDismiss: true });
    pressEscape();
    expect(answers).toEqual(['dismissed']);
  });

  test('DLG-02 one that blocks is answered with its buttons only', () => {
    const { answers } = show({ isBlocking: true });
    pressEscape();
    expect(screen.queryByRole('button', { name: 'Lukk' })).toBeNull();
    expect(answers).toEqual([]);
    fireEvent.click(button('Avbryt'));
    expect(answers).toEqual(['cancelled']);
  });

  test('DLG-02 while it is being carried out nothing answers again', () => {
    const { answers } = show({ isPending: true });
    fireEvent.click(button('Slett'));
    fireEvent.click(button('Avbryt'));
    pressEscape();
    expect(answers).toEqual([]);
    expect(button('Slett').getAttribute('aria-busy')).toBe('true');
  });
});
