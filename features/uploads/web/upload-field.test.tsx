// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallProvider } from '#platform/web/call.tsx';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { Upload } from '../contract.ts';
import { MAX_UPLOAD_BYTES } from '../rules.ts';
import { nb } from '../texts/nb.ts';
import { type AskedUpload, accept, choose, faultOf, fileInput, picture, upload } from './given-files.ts';
import { UploadField } from './upload-field.tsx';
import { uploadTerms } from './upload-terms.ts';

let asked: AskedUpload[];
let answer: (call: AskedUpload) => Promise<unknown>;
let pixels: { width: number; height: number };

beforeEach(() => {
  uploadTerms.set(false);
  asked = [];
  answer = async ({ method, file }) => (method === 'DELETE' ? undefined : upload({ name: file?.name ?? 'tur.png' }));
  pixels = { width: 640, height: 480 };
  vi.stubGlobal('createImageBitmap', async () => ({ ...pixels, close: () => undefined }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const call = ((endpoint: AskedUpload, parts: object) => {
  const one = { method: endpoint.method, path: endpoint.path, ...parts };
  asked.push(one);
  return answer(one);
}) as unknown as Call;

function Form(props: Partial<Parameters<typeof UploadField>[0]>) {
  const [value, setValue] = useState<Upload | null>(props.value ?? null);
  return (
    <LanguageProvider locale="nb">
      <CallProvider call={call}>
        <input aria-label="Noe annet" defaultValue="" />
        <UploadField label="Profilbilde" termsHref="/terms" {...props} value={value} onChange={setValue} />
      </CallProvider>
    </LanguageProvider>
  );
}

const group = () => screen.getByRole('group', { name: 'Profilbilde' });
describe('UPL-01 the field', () => {
  test('UPL-01 the file dialog opens only once the terms are accepted', () => {
    render(<Form />);
    const opened = vi.spyOn(fileInput(), 'click');
    fireEvent.click(screen.getByRole('button', { name: 'Velg bilde' }));
    expect(opened).not.toHaveBeenCalled();
    const box = screen.getByRole('checkbox');
    expect(faultOf(box)).toBe('Du må godta vilkårene');
    expect(document.activeElement).toBe(box);
    accept();
    expect(faultOf(box)).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Velg bilde' }));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('UPL-01 the terms are a link that leaves what was typed alone, and are asked for once', () => {
    render(<Form />);
    const link = screen.getByRole('link', { name: 'Les vilkårene' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms', '_blank']);
    render(<Form label="Et bilde til" />);
    const [first, second] = screen.getAllByRole<HTMLInputElement>('checkbox');
    if (first) fireEvent.click(first);
    expect([first?.checked, second?.checked]).toEqual([true, true]);
  });

  test('UPL-01 a chosen picture is sent, shown and announced', async () => {
    render(<Form minWidth={320} minHeight={320} />);
    accept();
    choose(picture());
    const shown = await screen.findByRole('img', { name: 'Bildet du har lastet opp: tur.png' });
    expect(shown.getAttribute('src')).toBe('/uploads/abc');
    expect(asked).toEqual([
      {
        method: 'POST',
        path: '/uploads',
        file: expect.any(File),
        query: { kind: 'image', min_width: 320, min_height: 320 },
      },
    ]);
    expect(screen.getByRole('status').textContent).toBe('tur.png er lastet opp');
    expect(screen.getByRole('button', { name: 'Bytt' })).toBeTruthy();
  });

  test('UPL-01 a picture that is uploaded and not saved says so', () => {
    const unsaved = /lastet opp, men ikke lagret ennå/;
    const { unmount } = render(<Form value={upload()} isUnsaved />);
    expect(screen.getByText(unsaved)).toBeTruthy();
    unmount();
    render(<Form value={upload()} />);
    expect(screen.queryByText(unsaved)).toBeNull();
  });

  test('UPL-01 a file can be dropped, but not before the terms are accepted, and only one', async () => {
    render(<Form />);
    const place = screen.getByRole('button', { name: 'Velg bilde' }).parentElement as HTMLElement;
    const drop = (...files: File[]) => fireEvent.drop(place, { dataTransfer: { files } });
    drop(picture());
    expect(asked).toEqual([]);
    accept();
    drop(picture('a.png'), picture('b.png'));
    await waitFor(() => expect(faultOf(group())).toBe('Velg én fil om gangen'));
    drop(picture());
    await screen.findByRole('img', { name: /tur\.png/ });
    expect(asked).toHaveLength(1);
  });

  test('UPL-01 while a file is on its way there is progress, and a second one does not go', async () => {
    const { promise, resolve } = Promise.withResolvers<Upload>();
    answer = () => promise;
    render(<Form />);
    accept();
    choose(picture());
    const progress = await screen.findByRole('progressbar', { name: 'Laster opp og sjekker tur.png' });
    expect(progress.hasAttribute('value')).toBe(false);
    choose(picture('to.png'));
    await act(async () => resolve(upload()));
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('UPL-01 removing throws away what was just handed in, and leaves what was there before to the form', async () => {
    render(<Form value={upload({ id: '7' as Upload['id'] })} />);
    fireEvent.click(screen.getByRole('button', { name: 'Fjern' }));
    expect(screen.queryByRole('img', { name: /tur\.png/ })).toBeNull();
    expect(asked).toEqual([]);
    accept();
    choose(picture());
    fireEvent.click(await screen.findByRole('button', { name: 'Fjern' }));
    expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/uploads/{id}', params: { id: '1' } });
  });
});

describe('UPL-02 what the browser tells by itself', () => {
  test.each([
    ['Kun bilder er tillatt', picture('notat.pdf', { type: 'application/pdf' })],
    ['Kun bilder er tillatt', picture('tegning.svg', { type: 'image/svg+xml' })],
    ['Filen er for stor', picture('stor.png', { size: MAX_UPLOAD_BYTES + 1 })],
    ['Filen er tom', picture('tom.png', { size: 0 })],
    ['Ugyldige dimensjoner', picture('liten.png')],
  ])('UPL-02 "%s" stands beside the field and nothing is sent', async (message, file) => {
    pixels = { width: 319, height: 320 };
    render(<Form minWidth={320} minHeight={320} />);
    accept();
    choose(file);
    await waitFor(() => expect(faultOf(group())).toBe(message));
    expect(faultOf(screen.getByRole('button', { name: 'Velg bilde' }))).toBe(message);
    expect(asked).toEqual([]);
  });

  test('UPL-02 a picture that the browser cannot open is not sent', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));
    render(<Form />);
    accept();
    choose(picture());
    await waitFor(() => expect(faultOf(group())).toBe('Kan ikke laste opp'));
  });

  test('UPL-02 documents go by their ending, pictures are none', async () => {
    render(<Form kind="document" />);
    accept();
    choose(picture('bilde.png'));
    await waitFor(() => expect(faultOf(group())).toBe('Kun dokumenter er tillatt: PDF, DOCX, ODT eller TXT'));
    answer = async () => upload({ kind: 'document', name: 'Brev.ODT' });
    choose(picture('Brev.ODT', { type: '' }));
    expect((await screen.findByRole('link', { name: 'Brev.ODT' })).getAttribute('href')).toBe('/uploads/abc');
  });
});

describe('UPL-02 what the server says', () => {
  test.each<[string, unknown, string]>([
    [
      'its own words',
      new CallFailed(422, { message: 'x', errors: { file: ['Ugyldige dimensjoner'] } }),
      'Ugyldige dimensjoner',
    ],
    [
      'a proxy that refuses a large body',
      new CallFailed(413, { message: 'Request Entity Too Large' }),
      'Filen er for stor',
    ],
    [
      'many at once',
      new CallFailed(503, { message: 'Det er stor pågang akkurat nå.' }),
      'Det er stor pågang akkurat nå.',
    ],
    ['no connection', new TypeError('Failed to fetch'), 'Kan ikke laste opp'],
  ])('UPL-02 %s stands beside the field, and what was typed elsewhere stays', async (_name, failure, message) => {
    render(<Form value={upload({ name: 'før.png' })} />);
    const other = screen.getByLabelText<HTMLInputElement>('Noe annet');
    fireEvent.change(other, { target: { value: 'skrevet' } });
    accept();
    answer = () => Promise.reject(failure);
    choose(picture());
    await waitFor(() => expect(faultOf(group())).toBe(message));
    expect(screen.getByRole('status').textContent).toBe(message);
    expect(other.value).toBe('skrevet');
    expect(screen.getByRole('img', { name: /før\.png/ })).toBeTruthy();
    answer = async () => upload();
    choose(picture());
    await waitFor(() => expect(faultOf(group())).toBe(''));
  });
});

describe('D-19 a file that could not be checked just now', () => {
  const away = new CallFailed(503, { message: 'x', errors: { file: [nb.fault.not_checked] } });
  const retry = () => screen.queryByRole('button', { name: 'Prøv igjen' });

  test.each<[string, unknown]>([
    ['the scanner is away', away],
    ['there is no connection', new TypeError('Failed to fetch')],
  ])('D-19 when %s, the same file is sent again by one button', async (_name, failure) => {
    render(<Form />);
    accept();
    answer = () => Promise.reject(failure);
    choose(picture());
    await waitFor(() => expect(retry()).toBeTruthy());
    answer = async ({ file }) => upload({ name: file?.name ?? '' });
    fireEvent.click(retry() as HTMLElement);
    await screen.findByRole('img', { name: /tur\.png/ });
    expect(asked).toHaveLength(2);
    expect(asked[1]?.file).toBe(asked[0]?.file);
    expect([retry(), faultOf(group())]).toEqual([null, '']);
  });

  test('D-19 a file that was refused is not offered again', async () => {
    render(<Form />);
    accept();
    answer = () => Promise.reject(new CallFailed(422, { message: 'x', errors: { file: [nb.fault.harmful] } }));
    choose(picture());
    await waitFor(() => expect(faultOf(group())).toBe('Filen kan være skadelig, så vi tok den ikke imot'));
    expect(retry()).toBeNull();
  });
});
