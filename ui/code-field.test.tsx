// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { CodeField } from './code-field.tsx';

afterEach(cleanup);

function Example() {
  const [code, setCode] = useState('');
  return <CodeField label="Kode" value={code} onValueChange={setCode} />;
}

function renderField(): HTMLInputElement {
  render(<Example />);
  return screen.getByLabelText('Kode');
}

describe('IDN-09 a code of the mask 000-000', () => {
  test('phones may fill it in, and show their digits', () => {
    const field = renderField();
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.inputMode).toBe('numeric');
    expect(field.maxLength).toBe(-1);
  });

  test.each([
    ['4', '4'],
    ['482', '482'],
    ['4821', '482-1'],
    ['482193', '482-193'],
    ['482-1937', '482-193'],
    ['ab4c', '4'],
  ])('typing %j shows %j', (typed, shown) => {
    const field = renderField();
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe(shown);
  });

  test.each([
    '482-193',
    '482 193',
    '482193',
    ' 482193\n',
    'Nabolag: Koden din er 482193. Den virker i 10 minutter. Ikke gi den til noen.\n\n@bergen.example.no #482193',
    'Kl. 10:15 fikk du koden 482-193 på 41234567',
  ])('pasting %j gives the code', (text) => {
    const field = renderField();
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
    expect(field.value).toBe('482-193');
  });

  test('pasting half a code is left to the field', () => {
    const field = renderField();
    const isDone = fireEvent.paste(field, { clipboardData: { getData: () => '482' } });
    expect(isDone).toBe(true);
    expect(field.value).toBe('');
  });

  test('a message that a keyboard puts in at once is read too', () => {
    const field = renderField();
    fireEvent.change(field, { target: { value: 'Kode fra kl. 12: 482193' } });
    expect(field.value).toBe('482-193');
  });

  test('the caret stays where a digit is put right', () => {
    const field = renderField();
    fireEvent.change(field, { target: { value: '482-193' } });
    fireEvent.change(field, { target: { value: '4782-193', selectionStart: 2, selectionEnd: 2 } });
    expect(field.value).toBe('478-219');
    expect(field.selectionStart).toBe(2);
  });
});
