// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { PATTERNS } from '#platform/contract/patterns.ts';
import { TimeField } from './time-field.tsx';

afterEach(cleanup);

function Starting({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <TimeField label="Starter" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

function show(initial?: string) {
  render(<Starting {...(initial !== undefined && { initial })} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Starter' });
}

function edit(input: HTMLInputElement, value: string, inputType: string) {
  fireEvent.input(input, { target: { value }, inputType });
}

const value = () => screen.getByRole('status').textContent;

test('VAL-02 what is typed is told and shown, with the cursor where the next digit goes', () => {
  const input = show();
  edit(input, '9', 'insertText');
  expect([input.value, input.selectionStart, value()]).toEqual(['09:', 3, '09:']);
  edit(input, '09:30', 'insertText');
  expect([input.value, value()]).toEqual(['09:30', '09:30']);
  expect(PATTERNS.time.test(value() ?? '')).toBe(true);
});

test('VAL-02 a sixth character changes nothing', () => {
  const input = show('18:30');
  edit(input, '18:305', 'insertText');
  expect([input.value, value()]).toEqual(['18:30', '18:30']);
});

test('VAL-02 Backspace clears the minutes, then the hours', () => {
  const input = show('18:30');
  edit(input, '18:3', 'deleteContentBackward');
  expect(value()).toBe('18:');
  edit(input, '18', 'deleteContentBackward');
  expect([input.value, value()]).toEqual(['', '']);
});

test('VAL-02 the arrow keys count, other keys and combinations are left alone', () => {
  const input = show('23:59');
  input.setSelectionRange(0, 0);
  expect(fireEvent.keyDown(input, { key: 'ArrowUp' })).toBe(false);
  expect(value()).toBe('00:59');
  input.setSelectionRange(5, 5);
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(value()).toBe('00:00');
  expect(fireEvent.keyDown(input, { key: 'ArrowUp', altKey: true })).toBe(true);
  expect(fireEvent.keyDown(input, { key: 'Tab' })).toBe(true);
  expect(value()).toBe('00:00');
});

test('VAL-02 leaving finishes the hours', () => {
  const input = show('1');
  fireEvent.blur(input);
  expect(value()).toBe('01:');
});
