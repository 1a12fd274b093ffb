// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallProvider } from '#platform/web/call.tsx';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { ChosenAddress } from '#ui/address-field.tsx';
import { nb } from '../texts/nb.ts';
import { AddressSearchField } from './address-search-field.tsx';

afterEach(cleanup);

const STORGATA = { address: 'Storgata 1, 4876 Grimstad', lat: 58.34, lng: 8.59 };

function show(answer: () => Promise<unknown>) {
  const asked = vi.fn<(query: unknown) => void>();
  const call = ((_endpoint: unknown, parts: { query: unknown }) => {
    asked(parts.query);
    return answer();
  }) as unknown as Call;
  function Form() {
    const [value, setValue] = useState<ChosenAddress | null>(null);
    return (
      <>
        <AddressSearchField value={value} onChange={setValue} />
        <output data-testid="value">{JSON.stringify(value)}</output>
      </>
    );
  }
  render(
    <LanguageProvider locale="nb">
      <QueryClientProvider client={new QueryClient()}>
        <CallProvider call={call}>
          <Form />
        </CallProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Adresse' });
  const type = (value: string) => fireEvent.change(input, { target: { value } });
  return { asked, input, type };
}

const status = () => document.querySelector('p[role="status"]')?.textContent;

describe('VAL-03 with the search behind it', () => {
  test('VAL-03 the server is asked at a pause, and what is chosen becomes the value', async () => {
    const { asked, type } = show(async () => ({ data: [STORGATA] }));
    for (const words of ['st', 'sto', 'stor ']) type(words);
    expect(status()).toBe('Leter etter adressen');
    fireEvent.pointerDown(await screen.findByRole('option', { name: STORGATA.address }));
    expect(asked.mock.calls).toEqual([[{ q: 'stor' }]]);
    expect(JSON.parse(screen.getByTestId('value').textContent ?? '')).toEqual(STORGATA);
  });

  test('VAL-03 what fitted the words before cannot be chosen any more', async () => {
    const { type } = show(async () => ({ data: [STORGATA] }));
    type('stor');
    await screen.findByRole('option', { name: STORGATA.address });
    type('storgata 2');
    expect(screen.queryByRole('option')).toBeNull();
    expect(status()).toBe('Leter etter adressen');
  });

  test('VAL-03 a single letter is not asked about', async () => {
    const { asked, type } = show(async () => ({ data: [STORGATA] }));
    type('s');
    expect(status()).toBe('Skriv litt mer');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(asked).not.toHaveBeenCalled();
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('VAL-03 nothing found and nobody there are told apart', async () => {
    const nothing = show(async () => ({ data: [] }));
    nothing.type('xyz');
    await waitFor(() => expect(status()).toBe('Vi fant ingen adresse som passer'));
    cleanup();
    const away = show(() => Promise.reject(new CallFailed(503, { message: nb.unavailable })));
    away.type('storgata');
    await waitFor(() => expect(status()).toBe(nb.unavailable));
    fireEvent.blur(away.input);
    expect(screen.getByRole('alert').textContent).toBe(nb.not_chosen);
  });
});
