// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AddressField } from './address-field.tsx';
import { MaskedField } from './masked-field.tsx';
import { TextField } from './text-field.tsx';
import { TimeField } from './time-field.tsx';

afterEach(cleanup);

const nothing = () => undefined;
const ADDRESS = { address: 'Storgata 1, 4876 Grimstad', lat: 58.34, lng: 8.59 };

/** Each field with a value that is fine here, and a server that says otherwise. */
const FIELDS: [string, (error?: string) => ReactElement][] = [
  ['text', (error) => <TextField label="Felt" defaultValue="Kari" help="Hjelp" error={error} />],
  ['time', (error) => <TimeField label="Felt" value="18:30" onChange={nothing} help="Hjelp" error={error} />],
  [
    'mask',
    (error) => (
      <MaskedField label="Felt" mask="000-000" value="123-456" onChange={nothing} help="Hjelp" error={error} />
    ),
  ],
  [
    'address',
    (error) => (
      <AddressField
        label="Felt"
        value={ADDRESS}
        onChange={nothing}
        options={[]}
        onType={nothing}
        invalidText="Velg en adresse"
        resultsText={String}
        help="Hjelp"
        error={error}
      />
    ),
  ],
];

test.each(FIELDS)(
  'VAL-06 what the server says of the %s field stands at it and is read out with it',
  (_kind, field) => {
    const { rerender } = render(field('Tidspunktet er opptatt'));
    const input = screen.getByLabelText('Felt', { selector: 'input' });
    const described = () =>
      (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described()).toEqual(['Tidspunktet er opptatt', 'Hjelp']);
    rerender(field());
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(described()).toEqual(['Hjelp']);
  },
);
