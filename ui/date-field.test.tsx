// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

function show(initial: string | null) {
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <DateField label="Fra" value={value} onChange={setValue} wrongText="Skriv dd/mm/åååå" pickLabel="Velg dag" />
        <output data-testid="value">{String(value)}</output>
      </>
    );
  }
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fra' });
  return { field, type: (text: string) => fireEvent.change(field, { target: { value: text } }) };
}

const value = () => screen.getByTestId('value').textContent;

test('I18-05 a day is shown and typed as DD/MM/YYYY and kept as YYYY-MM-DD', () => {
  const { field, type } = show('2026-11-19');
  expect(field.value).toBe('19/11/2026');
  type('06122026');
  expect(field.value).toBe('06/12/2026');
  expect(value()).toBe('2026-12-06');
  type('');
  expect(value()).toBe('null');
});

test('I18-05 what is no day changes nothing, and is said when the field is left', () => {
  const { field, type } = show('2026-11-19');
  type('31/02/2026');
  expect(value()).toBe('2026-11-19');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field);
  expect(screen.getByText('Skriv dd/mm/åååå')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('I18-05 a day picked in the calendar takes the place of what was typed', () => {
  const { field, type } = show(null);
  type('12/');
  fireEvent.change(document.querySelector('input[type=date]') as Element, { target: { value: '2026-11-24' } });
  expect(field.value).toBe('24/11/2026');
});
