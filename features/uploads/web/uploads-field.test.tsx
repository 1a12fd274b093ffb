// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallProvider } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { Upload } from '../contract.ts';
import { type AskedUpload, accept, choose, faultOf, fileInput, picture, upload } from './given-files.ts';
import { uploadTerms } from './upload-terms.ts';
import { UploadsField } from './uploads-field.tsx';

let asked: AskedUpload[];
let answer: (call: AskedUpload) => Promise<unknown>;
const taken = vi.fn();

beforeEach(() => {
  uploadTerms.set(false);
  taken.mockReset();
  asked = [];
  answer = async ({ file }) => upload({ name: file?.name ?? '', kind: 'document' });
});
afterEach(cleanup);

const call = ((_: unknown, parts: AskedUpload) => {
  asked.push(parts);
  return answer(parts);
}) as unknown as Call;
const group = () => screen.getByRole('group', { name: 'Dokumenter' });

describe('UPL-02 several files at once', () => {
  const paper = (name: string) => picture(name, { type: 'application/pdf' });
  const showSeveral = (most = 3) => {
    render(
      <LanguageProvider locale="nb">
        <CallProvider call={call}>
          <UploadsField label="Dokumenter" kind="document" most={most} termsHref="/terms" onTake={taken} />
        </CallProvider>
      </LanguageProvider>,
    );
    accept();
  };
  const namesTaken = () => taken.mock.calls.map(([uploads, isWhole]) => [uploads.map(named), isWhole]);
  const named = ({ name }: Upload) => name;

  test('UPL-02 they go one after the other and are handed over together', async () => {
    showSeveral();
    expect(fileInput().multiple).toBe(true);
    choose(paper('a.pdf'), paper('b.pdf'));
    await screen.findByText('Laster opp og sjekker a.pdf (1 av 2)', { selector: '[id]' });
    await waitFor(() => expect(namesTaken()).toEqual([[['a.pdf', 'b.pdf'], true]]));
    expect(screen.getByRole('status').textContent).toBe('2 filer er lastet opp');
  });

  test('UPL-02 too many and too few are said, and nothing is sent', async () => {
    showSeveral(2);
    choose(paper('a.pdf'), paper('b.pdf'), paper('c.pdf'));
    await waitFor(() => expect(faultOf(group())).toBe('Velg høyst 2 filer'));
    const place = screen.getByRole('button', { name: 'Velg dokumenter' }).parentElement as HTMLElement;
    fireEvent.drop(place, { dataTransfer: { files: [] } });
    await waitFor(() => expect(faultOf(group())).toBe('Velg minst én fil'));
    expect(asked).toEqual([]);
  });

  test('UPL-02 D-19 one that is not taken is named; the others are, and what passes is tried again alone', async () => {
    answer = ({ file }) =>
      file?.name === 'b.pdf'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(upload({ name: file?.name ?? '', kind: 'document' }));
    showSeveral();
    choose(paper('a.pdf'), paper('b.pdf'), picture('c.png'));
    const papersOnly = 'Kun dokumenter er tillatt: PDF, DOCX, ODT eller TXT';
    await waitFor(() => expect(faultOf(group())).toBe(`b.pdf: Kan ikke laste opp · c.png: ${papersOnly}`));
    expect(namesTaken()).toEqual([[['a.pdf'], false]]);
    answer = async ({ file }) => upload({ name: file?.name ?? '', kind: 'document' });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(namesTaken().at(-1)).toEqual([['b.pdf'], true]));
    expect(asked.map(({ file }) => file?.name)).toEqual(['a.pdf', 'b.pdf', 'b.pdf']);
  });

  test('UPL-02 where there is room for one, one is chosen', async () => {
    showSeveral(1);
    expect(fileInput().multiple).toBe(false);
    choose(paper('a.pdf'), paper('b.pdf'));
    await waitFor(() => expect(faultOf(group())).toBe('Velg én fil om gangen'));
  });
});
