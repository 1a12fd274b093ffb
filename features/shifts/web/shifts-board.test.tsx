// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { ACCESS, EVENT, givenServer, KIOSK, NOW, showPart } from '#tests/support/web/given-shifts.tsx';
import { ShiftsBoard } from './shifts-board.tsx';

afterEach(cleanup);

const SAVE = 'PUT /events/{id}/slots/{slot}';
const COPY = 'POST /events/{id}/slots/copies';
const OLA = {
  slot_id: KIOSK.id,
  user_id: '3d4cf30e-1c1b-4a65-9f4e-6e1f8c3a2b10',
  name: 'Ola Frivillig',
  email: null,
  phone: '+4741234567',
  created_at: '2026-11-10T12:00:00Z',
};

const show = (answers: object = {}, access = ACCESS) => {
  const server = givenServer({
    'GET /events/{id}/slots': { data: [KIOSK] },
    'GET /events/{id}/slots/users': { data: [OLA] },
    ...answers,
  });
  showPart(<ShiftsBoard event={EVENT} access={access} now={NOW} exportMenu={null} />, server);
  return server;
};

test('OCC-08 who has which shift, and who is still missing', async () => {
  show();
  expect(await screen.findByText('Ola Frivillig')).toBeTruthy();
  expect(screen.getByText('1 av 2 tatt')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Lørdag 21. november' })).toBeTruthy();
});

test('OCC-08 two at once: the second is told, keeps what was typed, and saving again holds', async () => {
  let version = 3;
  const server = show({
    'GET /events/{id}/slots': () => ({ data: [{ ...KIOSK, version }] }),
    [SAVE]: ({ body }: { body: { version: number } }) => {
      if (body.version === 3) {
        version = 4;
        throw new CallFailed(409, { message: 'Kari lagret endringer i vakten for noen sekunder siden.' });
      }
      return { data: KIOSK };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Endre Kiosken' }));
  const name = screen.getByLabelText<HTMLInputElement>(/Hva gjelder det/);
  fireEvent.change(name, { target: { value: 'Vaffelboden' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText(/Kari lagret endringer/)).toBeTruthy();
  expect(name.value).toBe('Vaffelboden');
  await vi.waitFor(() => expect(server.of('GET /events/{id}/slots').length).toBeGreaterThan(1), PATIENCE);
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Vakten er endret')).toBeTruthy();
  expect(server.of(SAVE)).toMatchObject([{ body: { version: 3 } }, { body: { version: 4, name: 'Vaffelboden' } }]);
});

test('OCC-08 VAL-05 what is wrong is said at its field, which gets the focus; nothing is sent', async () => {
  const server = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Endre Kiosken' }));
  fireEvent.change(screen.getByLabelText(/Hvor mange trenger/), { target: { value: 'to' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  expect(await screen.findByText('Skriv et helt tall fra 1, eller la feltet stå tomt')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Hvor mange trenger/)));
  expect(server.of(SAVE)).toEqual([]);
});

test('OCC-08 the shifts of a day are copied to the other days of the activity, with how many that makes', async () => {
  const server = show({ [COPY]: { data: { created: 1 } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Kopier vakter' }));
  const dialog = await screen.findByRole('dialog', { name: 'Kopier vakter' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Lag vaktene' }));
  expect(within(dialog).getByText('Velg minst én dag')).toBeTruthy();
  fireEvent.click(within(dialog).getByLabelText('Lørdag 28. november'));
  expect(within(dialog).getByText('Det blir 1 ny vakt.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Lag vaktene' }));
  expect(await screen.findByText('1 ny vakt er lagt til')).toBeTruthy();
  expect(server.of(COPY)).toMatchObject([{ body: { slot_ids: [KIOSK.id], days: ['2026-11-28'] } }]);
});

test('OCC-08 taking it back from a user is asked about first', async () => {
  const LEAVE = 'DELETE /events/{id}/slots/{slot}/users';
  const server = show({ [LEAVE]: { data: { ...KIOSK, users_count: 0 } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ta vakten fra Ola Frivillig' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ta vakten' }));
  expect(await screen.findByText('Ola Frivillig har ikke lenger vakten')).toBeTruthy();
  expect(server.of(LEAVE)).toMatchObject([{ body: { user_id: OLA.user_id } }]);
});

test('OCC-08 the user who may not know them sees how many, and nothing to change', async () => {
  show({}, { ...ACCESS, can: { ...ACCESS.can, run: false, see_attendees: false, export_people: false } });
  expect(await screen.findByText('1 person har vakten.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ny vakt' })).toBeNull();
  expect(screen.queryByText('Ola Frivillig')).toBeNull();
});
