// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Call } from '#platform/web/client.ts';
import { CallFailed } from '#platform/web/client.ts';
import { showPart } from '#tests/support/web/given-shifts.tsx';
import type { ImportRun } from '../contract.ts';
import type { ImportQuestion, OwnSource } from '../source-contract.ts';
import { ImportDesk } from './import-desk.tsx';

const run = (more: Partial<ImportRun> = {}): ImportRun => ({
  id: 'run',
  source: 'import:a',
  name: null,
  started_at: '2026-11-18T10:00:00Z',
  finished_at: '2026-11-18T10:00:01Z',
  outcome: 'done',
  created_count: 3,
  changed_count: 1,
  unchanged_count: 0,
  removed_count: 2,
  skipped_count: 1,
  message: null,
  ...more,
});

const source = (more: Partial<OwnSource> = {}): OwnSource => ({
  id: 'a' as OwnSource['id'],
  name: 'Korets kalender',
  kind: 'ical',
  address: 'https://kor.example/kor.ics',
  organization: null,
  events_count: 3,
  last_run: run(),
  done_at: '2026-11-18T10:00:01Z',
  faults: [],
  ...more,
});

const question = (kind: ImportQuestion['kind']): ImportQuestion =>
  ({
    id: kind,
    source_name: 'Korets kalender',
    kind,
    name: 'Julekonsert i domkirka',
    venue: 'Domkirken',
    start_at: '2026-12-05T17:00:00Z',
    event: { id: 'there', name: 'Julekonsert', venue: null, organizer: 'Fana Korps' },
  }) as unknown as ImportQuestion;

let room: { sources: OwnSource[]; questions: ImportQuestion[]; can: { change: boolean } };
let refusal: Error | null;
const sent: { path: string; parts: { body?: object; params?: object } }[] = [];

const call = (async ({ method, path }: { method: string; path: string }, parts: { body?: object }) => {
  if (method === 'GET' && path === '/municipality/imports') return { data: { sources: [], runs: [] } };
  if (refusal) throw refusal;
  if (method === 'GET') return { data: room };
  sent.push({ path: `${method} ${path}`, parts });
  return { data: {} };
}) as unknown as Call;

const show = () => showPart(<ImportDesk />, { call });

beforeEach(() => {
  room = { sources: [], questions: [], can: { change: true } };
  refusal = null;
  sent.length = 0;
});
afterEach(cleanup);

test('BEY-17 without sources it says what to do, and what did not come can be asked for again', async () => {
  refusal = new CallFailed(500, { message: 'x' });
  show();
  const again = await screen.findByRole('button', { name: /igjen/ });
  refusal = null;
  fireEvent.click(again);
  expect(await screen.findByText('Ingen egne kilder ennå')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Legg til kilde' })).toBeTruthy();
});

test('BEY-17 each source says how it went, and each fault which line it comes from', async () => {
  room.sources = [
    source({
      faults: [
        { line: 12, kind: 'no_start', detail: 'Øvelse' },
        { line: null, kind: 'too_many', detail: '' },
      ],
    }),
    source({
      id: 'b' as OwnSource['id'],
      name: 'Kulturhuset',
      last_run: run({ outcome: 'broken', message: 'inside' }),
    }),
  ];
  show();
  const choir = within(await screen.findByRole('article', { name: 'Korets kalender' }));
  expect(choir.getByText('3 nye, 1 endret, 2 avlyst, 1 utelatt')).toBeTruthy();
  expect(choir.getByText('Linje 12:')).toBeTruthy();
  expect(choir.getByText(/Aktiviteten mangler starttid, og er utelatt\. \(«Øvelse»\)/)).toBeTruthy();
  const house = within(screen.getByRole('article', { name: 'Kulturhuset' }));
  expect(house.getByText('Kilden leder til et sted som ikke er åpent for alle.')).toBeTruthy();
  expect(house.queryByText(/nye/)).toBeNull();
});

test('BEY-17 those who may not change sources see them without buttons', async () => {
  room = { sources: [source()], questions: [], can: { change: false } };
  show();
  expect(await screen.findByRole('article', { name: 'Korets kalender' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('BEY-17 a source needs a name and an address before anything is sent', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Legg til kilde' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Legg til' }));
  expect(await dialog.findAllByText('Skriv et navn.')).not.toEqual([]);
  expect(dialog.getAllByText('Skriv adressen.')).not.toEqual([]);
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Navn' }), { target: { value: 'Koret' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Adresse' }), { target: { value: 'https://kor.example/' } });
  fireEvent.click(dialog.getByRole('radio', { name: 'Nettside (schema.org)' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Legg til' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: 'POST /municipality/import-sources',
    parts: { body: { name: 'Koret', address: 'https://kor.example/', kind: 'schema_org', organization_id: null } },
  });
});

test('BEY-17 what waits is told with what it looks like, and answered', async () => {
  room.questions = [question('duplicate'), question('changed')];
  show();
  const same = await screen.findByRole('button', { name: 'Det er den samme: Julekonsert i domkirka' });
  expect(screen.getAllByRole('link', { name: 'Julekonsert, Fana Korps' })).toHaveLength(2);
  fireEvent.click(same);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ parts: { params: { id: 'duplicate' }, body: { answer: 'same' } } });
  expect(screen.getByRole('button', { name: 'Behold vår versjon: Julekonsert i domkirka' })).toBeTruthy();
});

test('BEY-17 taking a source away, or what is gone from it, is asked about once more', async () => {
  room.sources = [source({ last_run: run({ outcome: 'broken', message: 'lost_too_much' }) })];
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Fjern Korets kalender' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Fjern' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Avlys det som er borte' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Avlys det som er borte' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { path: 'DELETE /municipality/import-sources/{id}' },
    { path: 'POST /municipality/import-sources/{id}/fetch', parts: { body: { accepts_loss: true } } },
  ]);
});
