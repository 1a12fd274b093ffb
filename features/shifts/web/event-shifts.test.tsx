// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { EVENT, givenServer, KIOSK, NOW, showPart } from '#tests/support/web/given-shifts.tsx';
import type { Shift } from '../contract.ts';
import { EventShifts } from './event-shifts.tsx';

afterEach(cleanup);

const LIST = 'GET /events/{id}/slots';
const MINE = 'GET /events/{id}/slots/my';
const TAKE = 'POST /events/{id}/slots/{slot}/users';
const ASK = 'POST /stamps/request';
const LEAVE = 'DELETE /events/{id}/slots/{slot}/users';

const show = (answers: object, isLoggedIn = true, event = EVENT) => {
  const server = givenServer({ [LIST]: { data: [KIOSK] }, [MINE]: { data: [], lacks: [] }, ...answers });
  showPart(
    <EventShifts event={event} isLoggedIn={isLoggedIn} logInHref={isLoggedIn ? null : '/logg-inn'} now={NOW} />,
    server,
  );
  return server;
};
const takeButton = () => screen.findByRole('button', { name: /^Ta vakten: Kiosken, Lørdag 21\. november/ });

test('OCC-08 a shift is taken with one touch, and shown as one’s own', async () => {
  const own: Shift[] = [];
  const server = show({
    [MINE]: () => ({ data: [...own], lacks: [] }),
    [TAKE]: () => {
      own.push(KIOSK);
      return { data: { is_taken: true, clashes: [], shift: { ...KIOSK, users_count: 2 } } };
    },
  });
  expect(await screen.findByText('1 plass igjen')).toBeTruthy();
  fireEvent.click(await takeButton());
  expect(await screen.findByText('Du har tatt vakten')).toBeTruthy();
  expect(await screen.findByText('Din vakt')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Gi fra deg: Kiosken/ })).toBeTruthy();
  expect(server.of(TAKE)).toMatchObject([{ body: { despite_clash: false } }]);
});

test('OCC-08 what else is on is told first, and the shift can be taken all the same', async () => {
  const clashes = [{ name: 'Trening', start_at: '2026-11-21T10:00:00Z', end_at: '2026-11-21T12:00:00Z' }];
  const server = show({
    [TAKE]: ({ body }: { body: { despite_clash: boolean } }) => ({
      data: { is_taken: body.despite_clash, clashes, shift: KIOSK },
    }),
  });
  fireEvent.click(await takeButton());
  const dialog = await screen.findByRole('dialog', { name: 'Du har noe annet på samme tid' });
  expect(dialog.textContent).toContain('Trening');
  fireEvent.click(screen.getByRole('button', { name: 'Ta vakten likevel' }));
  expect(await screen.findByText('Du har tatt vakten')).toBeTruthy();
  expect(server.of(TAKE)).toHaveLength(2);
});

test('BEY-10 what is missing is said beside the shift, and asked for there', async () => {
  const certificate = { id: '3d4cf30e-1c1b-4a65-9f4e-6e1f8c3a2b10', name: 'Førstehjelp' };
  let why = 'none';
  const server = show({
    [LIST]: { data: [{ ...KIOSK, certificate }] },
    [MINE]: () => ({ data: [], lacks: [{ slot_id: KIOSK.id, why, can_ask: why === 'none' }] }),
    [ASK]: () => {
      why = 'asked';
      return { data: {} };
    },
  });
  expect(await screen.findByText('Du har det ikke ennå. Solvik IL kan gi deg det.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ta vakten/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Be om sertifikatet: Førstehjelp fra Solvik IL' }));
  expect(await screen.findByText(/Du har bedt om det\. Du kan ta vakten når Solvik IL/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Be om/ })).toBeNull();
  expect(server.of(ASK)).toMatchObject([
    { body: { organization_id: EVENT.organization?.id, certificate_id: certificate.id } },
  ]);
});

test('OCC-08 what is cancelled looks for nobody', async () => {
  const server = show({}, true, { ...EVENT, is_canceled: true });
  await vi.waitFor(() => expect(server.of(LIST)).toHaveLength(1), PATIENCE);
  expect(screen.queryByText(/plass(er)? igjen/)).toBeNull();
});

test('OCC-08 giving it back is asked about first', async () => {
  let users_count = 1;
  const server = show({
    [LIST]: () => ({ data: [{ ...KIOSK, users_count }] }),
    [MINE]: () => ({ data: users_count > 0 ? [KIOSK] : [], lacks: [] }),
    [LEAVE]: () => {
      users_count = 0;
      return { data: { ...KIOSK, users_count } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Gi fra deg: Kiosken/ }));
  expect(server.of(LEAVE)).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Ja, gi den fra meg' }));
  expect(await screen.findByText('Du har gitt fra deg vakten')).toBeTruthy();
  expect(await screen.findByText('2 plasser igjen')).toBeTruthy();
});

test('OCC-08 another user was quicker: the server’s words, and the list is read again', async () => {
  const server = show({
    [TAKE]: () => {
      throw new CallFailed(409, { message: 'Vakten er fulltegnet.' });
    },
  });
  fireEvent.click(await takeButton());
  expect(await screen.findByText('Vakten er fulltegnet.')).toBeTruthy();
  await vi.waitFor(() => expect(server.of(LIST).length).toBeGreaterThan(1), PATIENCE);
});

test('OCC-08 the user who has not logged in is led there, and what is full has no button', async () => {
  show({}, false);
  expect((await screen.findByRole('link', { name: /^Ta vakten/ })).getAttribute('href')).toContain('/logg-inn');
  cleanup();
  show({ [LIST]: { data: [{ ...KIOSK, users_count: 2 }] } });
  expect(await screen.findByText('Fullt')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ta vakten/ })).toBeNull();
});

test('OCC-08 without shifts, or with none to come, there is nothing', async () => {
  const server = show({ [LIST]: { data: [{ ...KIOSK, end_at: '2026-11-01T11:00:00Z' }] } });
  await vi.waitFor(() => expect(server.of(LIST)).toHaveLength(1), PATIENCE);
  expect(screen.queryByRole('heading', { name: 'Vakter' })).toBeNull();
});
