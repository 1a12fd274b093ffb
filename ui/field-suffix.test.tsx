// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FieldSuffix } from './field-suffix.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function Phone({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  const [isTouched, setIsTouched] = useState(false);
  return (
    <TextField
      id="phone"
      label="Mobilnummer"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={() => setIsTouched(true)}
      suffix={
        <FieldSuffix
          fieldId="phone"
          isTouched={isTouched}
          isInvalid={!/^\d{8}$/.test(value)}
          isFilled={value !== ''}
          invalidText="Ugyldig"
          resetLabel="Tøm Mobilnummer"
          onReset={() => setValue('')}
        />
      }
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobilnummer' });
const reset = () => screen.queryByRole('button', { name: 'Tøm Mobilnummer' });

test('VAL-04 an empty field that nobody has touched has no suffix', () => {
  render(<Phone />);
  expect(reset()).toBeNull();
  expect(screen.queryByText('Ugyldig')).toBeNull();
});

test('VAL-04 touched and invalid says so, until it is put right', () => {
  render(<Phone initial="412" />);
  expect(screen.queryByText('Ugyldig')).toBeNull();
  expect(reset()).not.toBeNull();
  fireEvent.blur(field());
  expect(screen.getByText('Ugyldig')).toBeTruthy();
  expect(reset()).toBeNull();
  fireEvent.change(field(), { target: { value: '41234567' } });
  expect(screen.queryByText('Ugyldig')).toBeNull();
  expect(reset()).not.toBeNull();
});

test('VAL-04 the cross empties the field and the focus goes back to it', () => {
  render(<Phone initial="41234567" />);
  fireEvent.click(screen.getByRole('button', { name: 'Tøm Mobilnummer' }));
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(field());
  expect(reset()).toBeNull();
});
