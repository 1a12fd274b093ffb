// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { EVENT, givenServer, showPart } from '#tests/support/web/given-shifts.tsx';
import { InviteToEventDialog } from './invite-to-event-dialog.tsx';

afterEach(cleanup);

const INVITE = 'POST /events/{id}/invites';
const members = { data: [{ id: 'm1', name: 'Mina Medlem' }], meta: { total: 1, last_page: 1, page: 1, per_page: 10 } };

const show = (answers: object) => {
  const server = givenServer({ 'GET /organizations/{id}/members': members, ...answers });
  const onClose = vi.fn();
  showPart(<InviteToEventDialog event={EVENT} onClose={onClose} />, server);
  return { ...server, onClose };
};
const write = (text: string) => fireEvent.change(screen.getByLabelText(/E-postadresser/), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send invitasjonen' }));

test('EVF-03 addresses and members go out together, and it is said what became of them', async () => {
  const server = show({ [INVITE]: { data: { sent: 2, already: 1, unreachable: 0 } } });
  write('Kari <KARI@eksempel.no>; ola@eksempel.no');
  fireEvent.click(await screen.findByLabelText('Mina Medlem'));
  send();
  expect(await screen.findByText('2 invitasjoner er sendt')).toBeTruthy();
  expect(screen.getByText('1 var invitert fra før.')).toBeTruthy();
  expect(server.of(INVITE)).toMatchObject([
    { body: { emails: ['kari@eksempel.no', 'ola@eksempel.no'], user_ids: ['m1'], note: '' } },
  ]);
  expect(server.onClose).toHaveBeenCalled();
});

test('EVF-03 what is no address is named before anything is sent; nobody is nobody', async () => {
  const server = show({});
  send();
  expect(await screen.findByText(/Skriv minst én e-postadresse/)).toBeTruthy();
  write('kari, ola@eksempel.no');
  send();
  expect(await screen.findByText('Dette er ikke e-postadresser: kari')).toBeTruthy();
  expect(server.of(INVITE)).toEqual([]);
});

test('EVF-03 a refusal is told in the server’s words, and everything stays', async () => {
  const server = show({
    [INVITE]: () => {
      throw new CallFailed(409, { message: 'Aktiviteten er avlyst.' });
    },
  });
  write('ola@eksempel.no');
  send();
  expect(await screen.findByText('Aktiviteten er avlyst.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/E-postadresser/).value).toBe('ola@eksempel.no');
  expect(server.onClose).not.toHaveBeenCalled();
});
