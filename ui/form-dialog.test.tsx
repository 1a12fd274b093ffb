// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FormDialog } from './form-dialog.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function show(part: { isBlocking?: boolean; failure?: string } = {}) {
  const done: string[] = [];
  render(
    <FormDialog
      title="Ny vakt"
      text="Lag en vakt."
      submitLabel="Lagre"
      cancelLabel="Avbryt"
      closeLabel="Lukk"
      isPending={part.isBlocking ?? false}
      isBlocking={part.isBlocking ?? false}
      failure={part.failure === undefined ? null : <p>{part.failure}</p>}
      onSubmit={() => done.push('submitted')}
      onClose={() => done.push('closed')}
    >
      <TextField label="Navn" />
    </FormDialog>,
  );
  return done;
}

test('the button in the dialog’s foot sends the form, which stays on the page', () => {
  const done = show();
  const form = screen.getByLabelText('Navn').closest('form') as HTMLFormElement;
  expect(screen.getByRole('button', { name: 'Lagre' }).getAttribute('form')).toBe(form.id);
  expect(fireEvent.submit(form)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(done).toEqual(['submitted', 'closed']);
});

test('why it went wrong is said above the fields, and what is typed stays', () => {
  show({ failure: 'Vi fikk ikke kontakt.' });
  const notice = screen.getByText('Vi fikk ikke kontakt.');
  const field = screen.getByLabelText('Navn');
  expect(notice.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('where there is no way back, there is neither a cross nor an answer that says no', () => {
  show({ isBlocking: true });
  expect(screen.queryByRole('button', { name: 'Lukk' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Avbryt' }).disabled).toBe(true);
});
