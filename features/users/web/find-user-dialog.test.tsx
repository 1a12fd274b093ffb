// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { FindUserDialog } from './find-user-dialog.tsx';
import { renderWithTexts } from './render-with-texts.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Asked = { query: { q: string; page: number } };

const person = (number: number) => ({
  id: `id-${number}`,
  name: `Person ${number}`,
  thumbnail_url: null,
  organizations: [],
  organizations_count: 0,
});

/** Two pages that overlap by one, as they do when a user new has come in between. */
const search = vi.fn(async (_path: string, { query }: Asked) => ({
  data: query.page === 1 ? [person(1), person(2)] : [person(2), person(3)],
  meta: { total: 3, last_page: 2, page: query.page, per_page: 2 },
}));

const asked = () => search.mock.calls.map(([, { query }]) => query);

function type(words: string) {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function choosePerson(onLogInAs: (id: string, reason: string) => Promise<void>, onProve?: () => Promise<void>) {
  const onClose = vi.fn();
  renderWithTexts(
    <FindUserDialog onLogInAs={onLogInAs} onClose={onClose} {...(onProve && { onProve })} />,
    search as never,
  );
  type('person');
  await wait(1000);
  fireEvent.click(await screen.findByRole('button', { name: 'Logg inn som Person 1' }));
  return { onClose, field: screen.getByRole('textbox', { name: /Hvorfor/ }) };
}

test('IDN-15 the search waits a second after the last letter, and asks nothing for less than three', async () => {
  search.mockClear();
  renderWithTexts(<FindUserDialog onLogInAs={async () => {}} onClose={() => {}} />, search as never);
  type('pe');
  await wait(2000);
  type('per');
  await wait(600);
  type('pers');
  await wait(600);
  expect(asked()).toEqual([]);
  await wait(400);
  expect(asked()).toEqual([{ q: 'pers', page: 1 }]);
  expect(await screen.findByText('Fant 3 personer')).toBeTruthy();
});

test('IDN-15 scrolling fetches more, and each person is shown once', async () => {
  search.mockClear();
  renderWithTexts(<FindUserDialog onLogInAs={async () => {}} onClose={() => {}} />, search as never);
  type('person');
  await wait(1000);
  fireEvent.scroll(await screen.findByRole('list', { name: 'Personer' }));
  await screen.findByText('Person 3');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(asked().map(({ page }) => page)).toEqual([1, 2]);
});

test('IDN-15 D-12 nobody logs in as another without a reason', async () => {
  const onLogInAs = vi.fn(async () => {});
  const { onClose, field } = await choosePerson(onLogInAs);
  fireEvent.change(field, { target: { value: ' abc ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Logg inn' }));
  expect(screen.getByText('Skriv hvorfor, med minst fem tegn')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onLogInAs).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: ' Hjelp på telefon ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Logg inn' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onLogInAs.mock.calls).toEqual([['id-1', 'Hjelp på telefon']]);
});

test('IDN-15 a refusal is shown, and what was written stays', async () => {
  const { onClose, field } = await choosePerson(async () => {
    throw new CallFailed(403, { message: 'Du har ikke tilgang til dette.' });
  });
  fireEvent.change(field, { target: { value: 'Feilsøking' } });
  fireEvent.click(screen.getByRole('button', { name: 'Logg inn' }));
  expect(await screen.findByText('Du har ikke tilgang til dette.')).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Feilsøking');
  expect(onClose).not.toHaveBeenCalled();
});

test('IDN-15 where the server wants proof, the password is asked for and given first', async () => {
  let hasProved = false;
  const onProve = vi.fn(async () => {
    hasProved = true;
  });
  const { onClose, field } = await choosePerson(async () => {
    if (!hasProved) throw new CallFailed(403, { message: 'Bekreft' }, undefined, 'proof_required');
  }, onProve);
  fireEvent.change(field, { target: { value: 'Feilsøking' } });
  fireEvent.click(screen.getByRole('button', { name: 'Logg inn' }));
  const password = await screen.findByLabelText('Passordet ditt');
  fireEvent.change(password, { target: { value: 'syv blå hester' } });
  fireEvent.click(screen.getByRole('button', { name: 'Logg inn' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onProve).toHaveBeenCalledWith('syv blå hester');
});
