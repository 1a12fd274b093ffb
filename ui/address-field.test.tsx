// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AddressField, type AddressOption, type ChosenAddress } from './address-field.tsx';

afterEach(cleanup);

const STORGATA = { address: 'Storgata 1, 4876 Grimstad', lat: 58.34, lng: 8.59 };
const OPTIONS: AddressOption[] = [STORGATA, { address: '9170 Longyearbyen', lat: null, lng: null }];
const ALERT = 'Adressen er ikke gyldig';

function show({ initial = null as ChosenAddress | null, onType = () => {} } = {}) {
  const told = vi.fn();
  const unchosen = vi.fn();
  function Filling() {
    const [value, setValue] = useState(initial);
    return (
      <AddressField
        label="Adresse"
        value={value}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
        onUnchosen={unchosen}
        options={OPTIONS}
        onType={onType}
        invalidText={ALERT}
        resultsText={(count) => `${count} treff`}
      />
    );
  }
  render(<Filling />);
  return { told, unchosen, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Adresse' }) };
}

const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const choose = (name: string) => fireEvent.pointerDown(screen.getByRole('option', { name }));
const alertText = () => screen.getByRole('alert').textContent;

describe('VAL-03', () => {
  test('VAL-03 an address that is chosen from the suggestions sets the value with where it is', () => {
    const onType = vi.fn();
    const { told, input } = show({ onType });
    type(input, 'stor');
    expect(onType).toHaveBeenCalledWith('stor');
    choose(STORGATA.address);
    fireEvent.blur(input);
    expect(told.mock.calls).toEqual([[STORGATA]]);
    expect([input.value, alertText(), input.getAttribute('aria-invalid')]).toEqual([STORGATA.address, '', null]);
  });

  test('VAL-03 what is typed and not chosen is refused with the alert, and stays to go on from', () => {
    const { told, input } = show();
    type(input, 'Storgata');
    expect(alertText()).toBe('');
    fireEvent.blur(input);
    expect([input.value, alertText(), input.getAttribute('aria-invalid')]).toEqual(['Storgata', ALERT, 'true']);
    expect(told).not.toHaveBeenCalled();
    type(input, 'Storgata 1');
    expect(alertText()).toBe('');
  });

  test('VAL-03 changing a chosen address takes it away until another is chosen', () => {
    const { told, input } = show({ initial: STORGATA });
    expect(input.value).toBe(STORGATA.address);
    type(input, 'Storgata 12');
    expect(told.mock.calls).toEqual([[null]]);
    fireEvent.blur(input);
    expect([input.value, alertText()]).toEqual(['Storgata 12', ALERT]);
  });

  test('VAL-03 a form knows what was typed and not chosen, until it is chosen or gone', () => {
    const { unchosen, input } = show();
    type(input, 'Storgata ');
    choose(STORGATA.address);
    type(input, 'Storgata 12');
    type(input, '');
    expect(unchosen.mock.calls.flat()).toEqual(['Storgata', '', 'Storgata 12', '']);
  });

  test('VAL-03 a place without geometry marks the field invalid', () => {
    const { told, input } = show();
    type(input, 'Longyear');
    choose('9170 Longyearbyen');
    expect(told.mock.calls).toEqual([[null]]);
    expect([input.value, alertText(), input.getAttribute('aria-invalid')]).toEqual([
      '9170 Longyearbyen',
      ALERT,
      'true',
    ]);
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(ALERT);
  });

  test('VAL-03 an empty field is nothing to complain about', () => {
    const { told, input } = show({ initial: STORGATA });
    type(input, '');
    fireEvent.blur(input);
    expect([input.value, alertText()]).toEqual(['', '']);
    expect(told).toHaveBeenCalledWith(null);
  });
});
