// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SuggestionField } from './suggestion-field.tsx';
import type { SuggestionOption } from './use-suggestions.ts';

afterEach(cleanup);

const OPTIONS = [
  { value: '4203', label: 'Arendal' },
  { value: '4202', label: 'Grimstad' },
  { value: '4201', label: 'Risør' },
];

function Choosing({ isMultiple = false }: { isMultiple?: boolean }) {
  const [selected, setSelected] = useState<SuggestionOption[]>([]);
  return (
    <SuggestionField
      label="Kommune"
      options={OPTIONS}
      selected={selected}
      onChange={setSelected}
      isMultiple={isMultiple}
      resultsText={(count) => `${count} treff`}
      removeText={(label) => `Fjern ${label}`}
    />
  );
}

function type(words: string): HTMLInputElement {
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Kommune' });
  fireEvent.change(input, { target: { value: words } });
  return input;
}

test('VAL a few letters, arrow down and Enter choose an option', () => {
  render(<Choosing />);
  const input = type('RIS');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Risør']);
  expect(screen.getByRole('status').textContent).toBe('1 treff');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option').id);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(input.value).toBe('Risør');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('VAL Escape and leaving keep the earlier choice', () => {
  render(<Choosing />);
  const input = type('gri');
  fireEvent.pointerDown(screen.getByRole('option'));
  type('grimse');
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(input.value).toBe('Grimstad');
  type('xyz');
  expect(screen.getByRole('status').textContent).toBe('0 treff');
  fireEvent.blur(input);
  expect(input.value).toBe('Grimstad');
});

test('VAL several choices become chips that can be removed and are not offered again', () => {
  render(<Choosing isMultiple />);
  const input = type('ar');
  fireEvent.pointerDown(screen.getByRole('option', { name: 'Arendal' }));
  expect(input.value).toBe('');
  fireEvent.click(input);
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Grimstad', 'Risør']);
  fireEvent.click(screen.getByRole('button', { name: 'Fjern Arendal' }));
  expect(screen.queryByRole('button', { name: 'Fjern Arendal' })).toBeNull();
});
