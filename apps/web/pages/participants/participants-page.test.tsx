// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTicketStore } from '#features/identity/web/ticket-store.ts';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { renderInPortal } from '#tests/support/web/render-in-portal.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { page } from './participants-page.tsx';

const EVENT = '01900000-0000-7000-8000-000000000001';
const timeAt = (id: string, start: string) => ({
  id,
  start_at: `${start}T17:00:00Z`,
  end_at: `${start}T19:00:00Z`,
  is_canceled: false,
  attendees_count: 2,
  waiting_count: 2,
  capacity: { max: 2 },
  is_published: true,
  is_changed: false,
  can_sign_up: true,
});
const TIMES = [timeAt('first', '2026-11-19'), timeAt('second', '2026-11-26')];
const attendee = (name: string, position: number | null) => ({
  id: name,
  user_id: name,
  name,
  thumbnail_url: null,
  email: `${name}@test.example`,
  phone: null,
  role: null,
  status: position === null ? 'attending' : 'waiting',
  position,
  is_prior: false,
  offer_expires_at: null,
  checked_in_at: null,
  created_at: '2026-11-14T10:00:00Z',
  last_reason: null,
});
const CAN = { run: true, delete: true, see_attendees: true, export_people: true, message: true };

type Asked = { params: { id: string }; query: Record<string, unknown>; body: unknown };

type Named = { id: string; name: string };
type GivenServer = {
  times?: typeof TIMES;
  can?: typeof CAN;
  certificates?: Named[];
  /** What each of the cohosts gives; null: that is not for this person. */
  cohosts?: Record<string, Named[] | null>;
};

/** A server of a few sentences. */
function givenServer({ times = TIMES, can = CAN, certificates = [], cohosts = {} }: GivenServer = {}) {
  const asked: [string, Asked][] = [];
  const answers: Record<string, (parts: Asked) => unknown> = {
    'GET /events/{id}': () => ({
      data: { id: EVENT, name: 'Åpen hall', organization: { id: 'club', name: 'Klubben' } },
    }),
    'GET /events/{id}/permissions': () => ({ data: { can, cohost_ids: Object.keys(cohosts) } }),
    'GET /organizations/{id}/certificates': ({ params }) => {
      const given = params.id === 'club' ? certificates : cohosts[params.id];
      if (!given) throw new CallFailed(403, { message: 'Nei' });
      return { data: given };
    },
    'GET /events/{id}/occurrences': ({ query }) => ({ data: query.is_past ? [] : times }),
    'GET /occurrences/{id}/attendees': ({ query }) => ({
      data: query.status === 'waiting' ? [attendee('Vera', 1), attendee('Vilde', 2)] : [attendee('Anne', null)],
      meta: { total: query.status === 'waiting' ? 2 : 1, last_page: 1, page: 1, per_page: 30 },
      counts: { attending: 1, waiting: 2, offered: 0, checked_in: 0 },
      counted: { value: null, can_change: false },
    }),
    'GET /occurrences/{id}/not-attendees': () => ({
      data: [{ id: 'p1', name: 'Per', thumbnail_url: null }],
      meta: { total: 1, last_page: 1, page: 1, per_page: 30 },
    }),
    'POST /occurrences/{id}/attend-multiple': () => ({ data: { attending: 0, waiting: 1, already: 0, no_room: 0 } }),
    'POST /events/{id}/messages': () => ({ data: { recipients_count: 3 } }),
    'GET /users/me/info': () => ({ data: { id: 'Vera' } }),
    'POST /reports': () => ({
      data: { id: 'case', number: 7, created_at: '2026-11-19T10:00:00Z', due_at: '2026-11-20T11:00:00Z' },
    }),
  };
  const call = (async ({ method, path }: { method: string; path: string }, parts: Asked) => {
    asked.push([`${method} ${path}`, parts]);
    return answers[`${method} ${path}`]?.({ ...parts, query: parts.query ?? {} });
  }) as unknown as Call;
  return { call, of: (name: string) => asked.filter(([one]) => one === name).map(([, parts]) => parts) };
}

async function show(server = givenServer()) {
  renderInPortal(
    <ToastProvider>
      <Routes>
        <Route path="/events/:id/participants" element={<page.Component />} />
      </Routes>
      <ToastRegion label="Beskjeder" closeLabel="Lukk" />
    </ToastProvider>,
    { call: server.call, address: `/events/${EVENT}/participants`, tickets: createTicketStore() },
  );
  await screen.findAllByText('Anne');
  return server;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const dialog = () => within(screen.getByRole('dialog'));
const listsAsked = (server: ReturnType<typeof givenServer>) =>
  server.of('GET /occurrences/{id}/attendees').map(({ params, query }) => ({ time: params.id, ...query }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('OCC-06 the dialog asks for name, e-mail, phone, role and time; of the sorts one is in force', async () => {
  const server = await show();
  press('Filtrer og sorter');
  type(dialog().getByLabelText('Navn'), 'ann');
  const byName = within(dialog().getByRole('group', { name: 'Sorter etter navn' }));
  const byEmail = within(dialog().getByRole('group', { name: 'Sorter etter e-post' }));
  fireEvent.click(byName.getByRole('button', { name: 'Stigende' }));
  expect(byName.getByRole('button', { name: 'Stigende' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(byEmail.getByRole('button', { name: 'Synkende' }));
  expect(byName.getByRole('button', { name: 'Stigende' }).getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(dialog().getByLabelText('Medlem'));
  fireEvent.click(dialog().getByLabelText('Koordinator'));
  type(dialog().getByLabelText('Tidspunkt'), 'second');
  fireEvent.click(dialog().getByRole('button', { name: 'Vis' }));
  const wanted = { time: 'second', name: 'ann', sort_email: 'desc', 'roles[]': 'member,moderator' };
  await waitFor(() => expect(listsAsked(server)).toContainEqual({ status: 'attending', page: 1, ...wanted }));
});

test('OCC-06 closing changes nothing; reset clears and closes; chips take one away', async () => {
  const server = await show();
  const before = listsAsked(server).length;
  press('Filtrer og sorter');
  type(dialog().getByLabelText('Navn'), 'ann');
  fireEvent.click(dialog().getByRole('button', { name: 'Lukk' }));
  expect(listsAsked(server)).toHaveLength(before);
  press('Filtrer og sorter');
  type(dialog().getByLabelText('Navn'), 'ann');
  type(dialog().getByLabelText('Mobil'), '412');
  fireEvent.click(dialog().getByRole('button', { name: 'Vis' }));
  await waitFor(() => expect(listsAsked(server).at(-1)).toMatchObject({ name: 'ann', phone: '412' }));
  press('Fjern filteret Navn: ann');
  await waitFor(() => expect(listsAsked(server).at(-1)).not.toHaveProperty('name'));
  press('Filtrer og sorter');
  fireEvent.click(dialog().getByRole('button', { name: 'Nullstill' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /Fjern filteret/ })).toBeNull();
});

test('OCC-06 what the cohosts give can be chosen too, each once, as far as a user may look into them', async () => {
  const [aid, lift] = [
    { id: 'aid', name: 'Førstehjelp' },
    { id: 'lift', name: 'Truck' },
  ];
  const server = await show(givenServer({ certificates: [aid], cohosts: { choir: [aid, lift], closed: null } }));
  press('Filtrer og sorter');
  fireEvent.click(await dialog().findByLabelText('Truck'));
  expect(dialog().getAllByLabelText('Førstehjelp')).toHaveLength(1);
  expect(server.of('GET /organizations/{id}/certificates').map(({ params }) => params.id)).toContain('closed');
  fireEvent.click(dialog().getByRole('button', { name: 'Vis' }));
  await waitFor(() => expect(listsAsked(server).at(-1)).toMatchObject({ 'certificates[]': 'lift' }));
});

test('OCC-06 the user who holds one of the chosen certificates is asked for; there is no such field without any', async () => {
  const certificates = [
    { id: 'aid', name: 'Førstehjelp' },
    { id: 'lift', name: 'Truck' },
  ];
  const server = await show(givenServer({ certificates }));
  press('Filtrer og sorter');
  fireEvent.click(await dialog().findByLabelText('Førstehjelp'));
  fireEvent.click(dialog().getByLabelText('Truck'));
  fireEvent.click(dialog().getByRole('button', { name: 'Vis' }));
  await waitFor(() => expect(listsAsked(server).at(-1)).toMatchObject({ 'certificates[]': 'aid,lift' }));
  press('Fjern filteret Sertifikat: Førstehjelp');
  await waitFor(() => expect(listsAsked(server).at(-1)).toMatchObject({ 'certificates[]': 'lift' }));
  press('Filtrer og sorter');
  expect(dialog().getByLabelText<HTMLInputElement>('Truck').checked).toBe(true);
  fireEvent.click(dialog().getByRole('button', { name: 'Nullstill' }));
  expect(screen.queryByRole('button', { name: /Fjern filteret/ })).toBeNull();
  cleanup();
  await show();
  press('Filtrer og sorter');
  expect(dialog().queryByText('Har et av sertifikatene')).toBeNull();
});

test('OCC-06 with one time there is nothing to choose', async () => {
  await show(givenServer({ times: TIMES.slice(0, 1) }));
  expect(screen.queryByLabelText('Hvilket tidspunkt?')).toBeNull();
  press('Filtrer og sorter');
  expect(dialog().queryByLabelText('Tidspunkt')).toBeNull();
});

test('OCC-04 a move needs a reason, and is noticed', async () => {
  const server = await show();
  fireEvent.click(screen.getByRole('tab', { name: /Venteliste/ }));
  await screen.findAllByText('Vilde');
  press('Flytt Vilde opp');
  fireEvent.click(dialog().getByRole('button', { name: 'Flytt' }));
  expect(dialog().getByText('Skriv hvorfor')).toBeTruthy();
  expect(server.of('POST /attendees/{id}/up')).toEqual([]);
  type(dialog().getByLabelText('Hvorfor?'), 'Søsken er med');
  fireEvent.click(dialog().getByRole('button', { name: 'Flytt' }));
  await screen.findByText('Deltakeren er flyttet');
  expect(server.of('POST /attendees/{id}/up')).toEqual([
    { params: { id: 'Vilde' }, body: { reason: 'Søsken er med' } },
  ]);
});

test('OCC-01 a person must be picked; what became of them is told', async () => {
  const server = await show();
  press('Meld på andre');
  fireEvent.click(dialog().getByRole('button', { name: 'Meld på' }));
  expect(dialog().getByText('Velg minst én person')).toBeTruthy();
  fireEvent.click(await dialog().findByLabelText('Per'));
  fireEvent.click(dialog().getByRole('button', { name: 'Meld på' }));
  await screen.findByText('1 kom på ventelisten.');
  expect(server.of('POST /occurrences/{id}/attend-multiple')).toMatchObject([{ body: { user_ids: ['p1'] } }]);
});

test('OCC-09 a message to all, or to those of the time that is shown', async () => {
  const server = await show();
  press('Skriv til alle');
  fireEvent.click(dialog().getByRole('button', { name: 'Send' }));
  expect(dialog().getByRole('link', { name: 'Du må skrive inn meldingen' })).toBeTruthy();
  type(dialog().getByLabelText('Emne'), 'Hei');
  type(dialog().getByLabelText('Melding'), 'Ta med refleks');
  fireEvent.click(dialog().getByLabelText('Også de som står på ventelisten'));
  fireEvent.click(dialog().getByRole('button', { name: 'Send' }));
  await screen.findByText('Meldingen er sendt');
  expect(server.of('POST /events/{id}/messages')).toEqual([
    {
      params: { id: EVENT },
      body: { subject: 'Hei', body: 'Ta med refleks', occurrence_id: null, includes_waiting: true },
      key: expect.any(String),
    },
  ]);
});

test('OCC-06 the user who may only look is offered nothing to change', async () => {
  await show(givenServer({ can: { ...CAN, run: false, export_people: false, message: false } }));
  expect(screen.queryByRole('button', { name: /Fjern/ })).toBeNull();
  for (const name of ['Meld på andre', 'Skriv til alle', 'Last ned']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('BEY-16 a user who takes part is reported from the list; nobody reports themselves', async () => {
  const server = await show();
  const [report] = await screen.findAllByRole('button', { name: 'Meld fra om Anne' });
  fireEvent.click(report as HTMLElement);
  await screen.findByRole('dialog');
  expect(dialog().getByRole('heading').textContent).toBe('Hva vil du si fra om?');
  fireEvent.click(dialog().getByLabelText('Utgir seg for å være en annen'));
  fireEvent.click(dialog().getByRole('button', { name: 'Si fra' }));
  await screen.findByRole('dialog', { name: 'Takk for at du sa fra' });
  expect(dialog().getByText('Vi har mottatt meldingen din. Den er sak 7.')).toBeTruthy();
  expect(server.of('POST /reports')).toMatchObject([
    { body: { kind: 'user', id: 'Anne', seq: 0, reason: 'impersonation', hide: false } },
  ]);
  fireEvent.click(dialog().getAllByRole('button', { name: 'Lukk' })[0] as HTMLElement);
  fireEvent.click(screen.getByRole('tab', { name: /Venteliste/ }));
  expect((await screen.findAllByRole('button', { name: 'Meld fra om Vilde' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Meld fra om Vera' })).toBeNull();
});
