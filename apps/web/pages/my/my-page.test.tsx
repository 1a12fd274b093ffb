// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MyEntry } from '#features/timetable/contract.ts';
import { givenServer, meta, showPage } from '#tests/support/web/given-server.tsx';
import { page } from './my-page.tsx';

afterEach(cleanup);

const entry = (kind: MyEntry['kind'], name: string, more: Partial<MyEntry> = {}) => ({
  kind,
  id: `id ${name}`,
  event_id: `event ${name}`,
  occurrence_id: kind === 'slot' ? null : `time ${name}`,
  name,
  slot_name: null,
  start_at: '2026-11-19T17:00:00Z',
  end_at: '2026-11-19T19:00:00Z',
  venue: 'Samfunnshuset',
  thumbnail_url: null,
  is_canceled: false,
  organization: { id: 'o', name: 'Koret' },
  position: null,
  offer_expires_at: null,
  checked_in_at: null,
  leave_until: '2026-11-19T19:00:00Z',
  can_leave: true,
  child: null,
  ...more,
});

type Asked = { query: { is_past?: string; page?: number } };

function show(entries: object[], past: object[] = [], more: Record<string, unknown> = {}) {
  const server = givenServer({
    'GET /users/me/entries': ({ query }: Asked) =>
      query.is_past ? { data: past, meta: meta(past.length) } : { data: entries, meta: meta(entries.length) },
    'GET /users/me/timetable': { data: { url: null, created_at: null } },
    ...more,
  });
  showPage(page, server, '/my');
  return server;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('BEY-02 offers come first with their deadline; waiting and shifts are told apart from places', async () => {
  show(
    [
      entry('attending', 'Kor'),
      entry('waiting', 'Kurs', { position: 2 }),
      entry('slot', 'Dugnad', { slot_name: 'Kiosken' }),
      entry('offered', 'Tur', { offer_expires_at: '2026-11-16T11:00:00Z' }),
    ],
    [entry('attending', 'Fjorårets kor', { start_at: '2025-11-19T17:00:00Z', end_at: '2025-11-19T19:00:00Z' })],
  );
  const offers = await section('Venter på svar fra deg');
  expect(offers.getByText('Svar innen 16 nov 12:00')).toBeTruthy();
  expect(offers.getByRole('button', { name: 'Ta plassen: Tur' })).toBeTruthy();
  const coming = await section('Dette skal du på');
  expect(await coming.findAllByRole('listitem')).toHaveLength(2);
  expect(coming.getByText('Vakt: Kiosken')).toBeTruthy();
  expect(coming.getByRole('link', { name: 'Min kode: Kor' }).getAttribute('href')).toBe('/my/code/time Kor');
  expect((await section('Du står på venteliste')).getByText('Nr. 2 på venteliste')).toBeTruthy();
  const past = await section('Dette har du vært med på');
  expect(await past.findByText('Fjorårets kor')).toBeTruthy();
  expect(past.queryByRole('button')).toBeNull();
});

test('OCC-01 the user who has nothing in front of them is shown where to find something', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'Ingenting på planen ennå' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Finn aktiviteter' }).getAttribute('href')).toBe('/events');
});

test('OCC-01 a long series is not in the way: the next few, and the rest at a touch', async () => {
  show(Array.from({ length: 9 }, (_, week) => entry('attending', `Kor ${week}`)));
  const coming = await section('Dette skal du på');
  expect(await coming.findAllByRole('listitem')).toHaveLength(6);
  fireEvent.click(coming.getByRole('button', { name: 'Vis alle 9' }));
  expect(coming.getAllByRole('listitem')).toHaveLength(9);
});

test('OCC-01 what is further ahead than the server gives at once comes a page after another', async () => {
  const all = Array.from({ length: 150 }, (_, week) => entry('attending', `Kor ${week}`));
  const server = show([], [], {
    'GET /users/me/entries': ({ query: { is_past, page = 1 } }: Asked) => ({
      // One has moved to the second page since the first was read.
      data: is_past ? [] : page === 1 ? all.slice(0, 100) : all.slice(99),
      meta: { total: is_past ? 0 : 150, last_page: is_past ? 1 : 2, page, per_page: 100 },
    }),
  });
  const coming = await section('Dette skal du på');
  expect(await coming.findAllByRole('listitem')).toHaveLength(6);
  fireEvent.click(coming.getByRole('button', { name: 'Vis flere' }));
  expect(coming.getAllByRole('listitem')).toHaveLength(100);
  fireEvent.click(coming.getByRole('button', { name: 'Vis flere' }));
  await waitFor(() => expect(coming.getAllByRole('listitem')).toHaveLength(150));
  expect(coming.queryByRole('button', { name: /^Vis/ })).toBeNull();
  expect(server.of('GET /users/me/entries').filter(({ query }) => (query as Asked['query']).page === 2)).toHaveLength(
    1,
  );
});

test('OCC-01 what has been is reached as far back as it goes', async () => {
  show(
    [],
    Array.from({ length: 8 }, (_, week) => entry('attending', `Fjorårets kor ${week}`)),
  );
  const past = await section('Dette har du vært med på');
  expect(await past.findAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(past.getByRole('button', { name: 'Vis alle 8' }));
  expect(past.getAllByRole('listitem')).toHaveLength(8);
});

test('OCC-05 what is called off is told so, and cannot be left', async () => {
  show([entry('attending', 'Kor', { is_canceled: true, can_leave: false })]);
  const coming = await section('Dette skal du på');
  expect(await coming.findByText('Avlyst')).toBeTruthy();
  expect(coming.queryByRole('button')).toBeNull();
});

test('DLG-02 a shift is given back after a question', async () => {
  const server = show([entry('slot', 'Dugnad')], [], {
    'DELETE /events/{id}/slots/{slot}/users': { data: {} },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Gi fra deg vakten: Dugnad' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ja' }));
  expect(await screen.findByText('Du har gitt fra deg vakten')).toBeTruthy();
  expect(server.of('DELETE /events/{id}/slots/{slot}/users')).toEqual([
    { params: { id: 'event Dugnad', slot: 'id Dugnad' }, body: {} },
  ]);
});

const NORA = { id: 'nora', first_name: 'Nora' };

function showFamily(entries: object[], more: Record<string, unknown> = {}) {
  return show([], [], {
    'GET /users/me/entries': ({ query }: { query: { is_past?: string; child_id?: string } }) => {
      const data = query.is_past ? [] : query.child_id ? entries.filter((one) => 'child' in one && one.child) : entries;
      return { data, meta: meta(data.length), children: [NORA] };
    },
    ...more,
  });
}

test('BEY-05 the places of children stand among one’s own with a name, and can be looked at alone', async () => {
  const server = showFamily([entry('attending', 'Kor'), entry('attending', 'Turn', { child: NORA as never })]);
  const coming = await section('Dette skal dere på');
  expect(await coming.findAllByRole('listitem')).toHaveLength(2);
  expect(coming.getByText('Nora')).toBeTruthy();
  const code = coming.getByRole('link', { name: 'Vis koden til Nora: Turn' });
  expect([code.textContent, code.getAttribute('href')]).toEqual(['Vis koden', '/my/code/time Turn?child=nora']);
  fireEvent.click(screen.getByRole('radio', { name: 'Nora' }));
  expect(await (await section('Dette skal Nora på')).findAllByRole('listitem')).toHaveLength(1);
  expect(server.of('GET /users/me/entries')).toContainEqual({ query: { page: 1, perPage: 100, child_id: 'nora' } });
});

test('BEY-05 a child’s place is given up after a question, in the child’s name', async () => {
  const server = showFamily([entry('attending', 'Turn', { child: NORA as never })], {
    'POST /occurrences/{id}/children/leave': { data: [] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Meld av Nora: Turn' }));
  expect(await screen.findByText('Vil du melde av Nora?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Meld av' }));
  expect(await screen.findByText('Nora er meldt av')).toBeTruthy();
  expect(server.of('POST /occurrences/{id}/children/leave')).toEqual([
    { params: { id: 'time Turn' }, body: { child_ids: ['nora'] } },
  ]);
});

test('DSH-01 the user who runs an organisation sees what comes there, and the way to more', async () => {
  show([], [], {
    'GET /users/me/organizations': {
      data: [
        { id: 'o', name: 'Koret', role: 'moderator', is_owner: false },
        { id: 'p', name: 'Laget', role: 'member', is_owner: false },
      ],
      meta: meta(2),
    },
    'GET /organizations/{id}/events': { data: [], meta: meta(0) },
  });
  const organised = await section('Det du arrangerer');
  await waitFor(() => expect(organised.getByText('Ingen aktiviteter framover.')).toBeTruthy());
  expect(organised.getByRole('link', { name: 'Ny aktivitet: Koret' }).getAttribute('href')).toBe(
    '/events/new?organization=o',
  );
  expect(organised.queryByText('Laget')).toBeNull();
});
