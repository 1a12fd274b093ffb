// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

afterEach(cleanup);

test('IDN-04 a password can be looked at and hidden again, and keeps what was written', () => {
  render(
    <PasswordField label="Passord" showLabel="Vis passordet" hideLabel="Skjul passordet" defaultValue="kjede-lys" />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Passord');
  expect(field.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Vis passordet' }));
  expect(field.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Skjul passordet' }));
  expect(field.type).toBe('password');
  expect(field.value).toBe('kjede-lys');
});

test('IDN-04 looking at a password does not send the form', () => {
  let isSent = false;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        isSent = true;
      }}
    >
      <PasswordField label="Passord" showLabel="Vis passordet" hideLabel="Skjul passordet" />
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Vis passordet' }));
  expect(isSent).toBe(false);
});
