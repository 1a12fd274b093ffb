// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { showPart } from '#tests/support/web/given-shifts.tsx';
import { FileNameField } from './file-name-field.tsx';

afterEach(cleanup);

async function begin(onSave: (name: string) => Promise<unknown>) {
  showPart(
    <FileNameField name="Vedtekter" invalidates={[]} onSave={onSave}>
      Vedtekter
    </FileNameField>,
    { call: () => Promise.reject(new Error('nothing is asked')) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Endre navn på Vedtekter' }));
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Navn på filen' });
}

const faultOf = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent ?? '';

describe('VAL-07 the file’s name', () => {
  test('VAL-07 without a name it says "Navn påkrevd" and sends nothing', async () => {
    const onSave = vi.fn(async () => {});
    const field = await begin(onSave);
    fireEvent.change(field, { target: { value: '  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Lagre navnet' }));
    expect(faultOf(field)).toContain('Navn påkrevd');
    expect(onSave).not.toHaveBeenCalled();
  });

  test('VAL-07 Enter saves the new name', async () => {
    const onSave = vi.fn(async () => {});
    const field = await begin(onSave);
    fireEvent.change(field, { target: { value: 'Sankthans' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(onSave).toHaveBeenCalledWith('Sankthans', expect.anything());
  });

  test('VAL-07 what the server says stands at the field, and the draft stays', async () => {
    const refused = new CallFailed(422, { message: 'x', errors: { name: ['Navn påkrevd'] } });
    const field = await begin(() => Promise.reject(refused));
    fireEvent.change(field, { target: { value: '..' } });
    fireEvent.click(screen.getByRole('button', { name: 'Lagre navnet' }));
    await waitFor(() => expect(faultOf(field)).toContain('Navn påkrevd'));
    expect(field.value).toBe('..');
  });

  test('ERR-01 without a connection it says so, and the draft stays', async () => {
    const field = await begin(() => Promise.reject(new TypeError('no connection')));
    fireEvent.change(field, { target: { value: 'Sankthans' } });
    fireEvent.click(screen.getByRole('button', { name: 'Lagre navnet' }));
    expect(await screen.findByText('Vi får ikke kontakt')).toBeTruthy();
    expect(field.value).toBe('Sankthans');
  });
});
