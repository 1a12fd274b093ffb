// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadTextsInAllLanguages } from '#platform/language/lazy-texts.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { DateField } from './date-field.tsx';

beforeAll(() => loadTextsInAllLanguages([momentTexts]));
afterEach(cleanup);

function show(initial: string | null, latest?: string) {
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <LanguageProvider locale="nb">
        <DateField label="Fra" value={value} onChange={setValue} {...(latest && { latest })} />
        <output data-testid="value">{String(value)}</output>
      </LanguageProvider>
    );
  }
  render(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Fra' });
  return { field, type: (text: string) => fireEvent.change(field, { target: { value: text } }) };
}

const value = () => screen.getByTestId('value').textContent;

test('I18-05 a day is shown as DD.MM.YYYY, with what it means, and kept as YYYY-MM-DD', () => {
  const { field, type } = show('2026-11-19');
  expect(field.value).toBe('19.11.2026');
  expect(screen.getByText('torsdag 19. november 2026')).toBeTruthy();
  type('2.12.2026');
  expect(field.value).toBe('2.12.2026');
  expect(value()).toBe('2026-12-02');
  expect(screen.getByText('onsdag 2. desember 2026')).toBeTruthy();
  fireEvent.blur(field);
  expect(field.value).toBe('02.12.2026');
  type('');
  expect(value()).toBe('null');
});

test('I18-05 nothing that is typed is changed under the fingers, letter by letter', () => {
  const { field, type } = show(null);
  const shown = ['2', '2/', '2/1', '2/12', '2/12/', '2/12/2', '2/12/20', '2/12/202', '2/12/2026'].map((text) => {
    type(text);
    return field.value === text && field.getAttribute('aria-invalid') === null;
  });
  expect(shown).not.toContain(false);
  expect(value()).toBe('2026-12-02');
});

test('I18-05 a year of two digits is read when the field is left, or the form is sent with Enter', () => {
  const { field, type } = show(null);
  type('021226');
  expect(value()).toBe('021226');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(value()).toBe('2026-12-02');
  type('03.12.26');
  fireEvent.blur(field);
  expect(field.value).toBe('03.12.2026');
});

test('I18-05 of a birth date a year of two digits is never in the future', () => {
  const { field, type } = show(null, '2026-11-17');
  type('070388');
  fireEvent.blur(field);
  expect(value()).toBe('1988-03-07');
});

test('I18-05 what is no date is told when the field is left, and stays as it was typed', () => {
  const { field, type } = show('2026-11-19');
  type('32132026');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  fireEvent.blur(field);
  expect(field.value).toBe('32132026');
  expect(value()).toBe('32132026');
  expect(screen.getByText(/^«32132026» er ikke en dato/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('I18-05 a day picked in the calendar takes the place of what was typed', () => {
  const { field, type } = show(null);
  type('12.');
  fireEvent.change(document.querySelector('input[type=date]') as Element, { target: { value: '2026-11-24' } });
  expect(field.value).toBe('24.11.2026');
});
