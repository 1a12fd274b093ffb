// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { ACCESS, EVENT, givenServer, NOW, showPart } from '#tests/support/web/given-shifts.tsx';
import type { Comment } from '../contract.ts';
import { EventComments } from './event-comments.tsx';

afterEach(cleanup);

const QUESTION: Comment = {
  id: '2c4cf30e-1c1b-4a65-9f4e-6e1f8c3a2b10',
  body: 'Kan lillebror på 7 bli med?\nSe https://eksempel.no/regler.',
  author: { id: 'm', name: 'Marte Haugen', thumbnail_url: null },
  organization: null,
  created_at: '2026-11-14T19:14:00Z',
  edited_at: null,
  can: { edit: true, delete: true },
};
const ANSWER: Comment = {
  ...QUESTION,
  id: '3c4cf30e-1c1b-4a65-9f4e-6e1f8c3a2b10',
  body: 'Ja, om en voksen er i nærheten.',
  author: null,
  organization: { id: 'o', name: 'Solvik IL' },
  can: { edit: false, delete: false },
};
const LIST = 'GET /events/{id}/comments';
const ADD = 'POST /events/{id}/comments';
const listOf = (data: Comment[], more: object = {}) => ({
  data,
  meta: { total: data.length, last_page: 1, page: 1, per_page: 30 },
  is_open: true,
  can: { write: true },
  ...more,
});

type Shown = { isLoggedIn?: boolean; access?: typeof ACCESS | null; confirmDelete?: () => Promise<boolean> };
const show = (answers: object, { isLoggedIn = true, access = null, confirmDelete = async () => true }: Shown = {}) => {
  const server = givenServer({ [LIST]: listOf([QUESTION, ANSWER]), ...answers });
  const logInHref = isLoggedIn ? null : '/logg-inn';
  const reportOf = () => null;
  showPart(<EventComments event={EVENT} now={NOW} {...{ isLoggedIn, logInHref, access, confirmDelete, reportOf }} />, {
    call: server.call,
  });
  return server;
};

test('OCC-09 the organiser’s answer is marked, lines stay lines, and addresses are not recommended', async () => {
  show({});
  expect(await screen.findByText('Marte Haugen')).toBeTruthy();
  expect(screen.getByText('Solvik IL')).toBeTruthy();
  expect(screen.getByText('Arrangør')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'https://eksempel.no/regler' });
  expect(link.getAttribute('rel')).toContain('nofollow');
});

test('OCC-09 what was typed stays when it cannot be sent, and goes when it has arrived', async () => {
  let isDown = true;
  const server = show({
    [ADD]: () => {
      if (isDown) throw new TypeError('no connection');
      return { data: { ...QUESTION, id: '4', body: 'Er det vafler?' } };
    },
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/Lurer du på noe/);
  fireEvent.change(field, { target: { value: 'Er det vafler?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send spørsmålet' }));
  expect(await screen.findByText(/Det du har skrevet, står her fortsatt/)).toBeTruthy();
  expect(field.value).toBe('Er det vafler?');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Send spørsmålet' }));
  expect(await screen.findByText('Kommentaren er lagt til')).toBeTruthy();
  expect(field.value).toBe('');
  expect(screen.getByText('Er det vafler?')).toBeTruthy();
  const [lost, sent] = server.of(ADD);
  expect(sent).toMatchObject({ body: { is_for_organization: false }, key: expect.any(String) });
  // Should the first have arrived after all, it is not there twice.
  expect(sent).toEqual(lost);
});

test('OCC-09 nothing is not sent, and the field says so', async () => {
  const server = show({});
  await screen.findByLabelText(/Lurer du på noe/);
  fireEvent.click(screen.getByRole('button', { name: 'Send spørsmålet' }));
  expect(await screen.findByText('Skriv noe først')).toBeTruthy();
  expect(server.of(ADD)).toEqual([]);
});

test('OCC-09 those who run it write for the organiser unless they say otherwise', async () => {
  const server = show({ [ADD]: { data: ANSWER } }, { access: ACCESS });
  fireEvent.change(await screen.findByLabelText(/Svar eller skriv noe/), { target: { value: 'Ja' } });
  expect(screen.getByLabelText<HTMLInputElement>('Skriv som Solvik IL').checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Kommentaren er lagt til')).toBeTruthy();
  expect(server.of(ADD)).toMatchObject([{ body: { is_for_organization: true } }]);
});

test('OCC-09 DLG-02 deleting is asked about first', async () => {
  const DELETE = 'DELETE /events/{id}/comments/{comment}';
  let answer = false;
  const server = show({ [DELETE]: {} }, { confirmDelete: async () => answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Slett kommentaren fra Marte Haugen' }));
  expect(server.of(DELETE)).toEqual([]);
  answer = true;
  fireEvent.click(screen.getByRole('button', { name: 'Slett kommentaren fra Marte Haugen' }));
  expect(await screen.findByText('Kommentaren er slettet')).toBeTruthy();
  expect(server.of(DELETE)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Slett/ })).toHaveLength(1);
});

test('OCC-09 a refused change keeps what was typed, in the server’s words', async () => {
  show({
    'PUT /events/{id}/comments/{comment}': () => {
      throw new CallFailed(409, { message: 'Spørsmål og svar er stengt.' });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Endre kommentaren fra Marte Haugen' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>(/Endre det du har skrevet/);
  fireEvent.change(field, { target: { value: 'Noe annet' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Spørsmål og svar er stengt.')).toBeTruthy();
  expect(field.value).toBe('Noe annet');
});

test('OCC-09 the user who has not logged in is led there; what is closed says so; closed and empty is nothing', async () => {
  show({ [LIST]: listOf([QUESTION], { can: { write: false } }) }, { isLoggedIn: false });
  expect(await screen.findByRole('link', { name: 'Logg inn for å spørre' })).toBeTruthy();
  cleanup();
  show({ [LIST]: listOf([QUESTION], { is_open: false, can: { write: false } }) });
  expect(await screen.findByText(/er stengt, fordi aktiviteten er over/)).toBeTruthy();
  cleanup();
  const server = show({ [LIST]: listOf([], { is_open: false, can: { write: false } }) });
  await vi.waitFor(() => expect(server.of(LIST)).toHaveLength(1), PATIENCE);
  expect(screen.queryByRole('heading', { name: 'Spørsmål og svar' })).toBeNull();
});
