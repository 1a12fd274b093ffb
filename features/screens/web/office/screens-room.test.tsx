// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#platform/web/client.ts';
import { CallFailed } from '#platform/web/client.ts';
import { showPart } from '#tests/support/web/given-shifts.tsx';
import type { OfficePlaylist, OfficeScreen } from '../../office-contract.ts';
import { slotAt } from '../../rules.ts';
import { ScreensRoom } from './screens-room.tsx';

const NOW = '2026-11-18T12:00:00Z';

const screenOf = (id: string, name: string, more: Partial<OfficeScreen> = {}): OfficeScreen => ({
  id: id as OfficeScreen['id'],
  name,
  place: 'Sentrum',
  dark_from: null,
  dark_to: null,
  paired_at: NOW,
  last_seen_at: NOW,
  seen_slots: 7,
  seen_slot: slotAt(new Date(NOW)),
  version: 'abc',
  shows_kind: 'notice',
  shows_title: 'Velkommen',
  shows_item_id: null,
  shows_since: null,
  ...more,
});

const LIST = {
  id: 'list',
  name: 'Inne hos oss',
  weekdays: [0, 1, 2, 3, 4],
  from_time: '08:00',
  to_time: '20:00',
  screen_ids: null,
  has_card_codes: true,
  version: 3,
  items: [
    {
      id: 'item',
      kind: 'notice',
      title: 'Velkommen',
      body: '',
      query: '',
      organization_id: null,
      organization_name: null,
      picture_url: null,
      picture_upload_id: null,
      seconds: 10,
      last_day: null,
    },
  ],
} as unknown as OfficePlaylist;

let screens: OfficeScreen[];
let refusal: Error | null;
const sent: { path: string; parts: { body?: Record<string, unknown> } }[] = [];

const call = (async ({ method, path }: { method: string; path: string }, parts: { body?: Record<string, unknown> }) => {
  if (refusal) throw refusal;
  if (method === 'GET') {
    const municipality = { id: '4601', name: 'Bergen' };
    return { data: { municipality, screens, playlists: screens.length > 0 ? [LIST] : [], takeovers: [], now: NOW } };
  }
  sent.push({ path: `${method} ${path}`, parts });
  return { data: {} };
}) as unknown as Call;

const showRoom = () => showPart(<ScreensRoom screenAddress="bergen.example/screen" />, { call });

beforeEach(() => {
  screens = [];
  refusal = null;
  sent.length = 0;
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

test('BEY-13 without screens it says how to get one, and what did not come can be asked for again', async () => {
  refusal = new CallFailed(500, { message: 'x' });
  showRoom();
  const again = await screen.findByRole('button', { name: /igjen/ });
  refusal = null;
  fireEvent.click(again);
  expect(await screen.findByText('Ingen skjermer ennå')).toBeTruthy();
  expect(screen.getByText('Koble til en skjerm først.')).toBeTruthy();
  expect(screen.getByText(/bergen\.example\/screen/)).toBeTruthy();
});

test('BEY-13 each screen is told in words: which is well, which was taken over, and which is quiet since when', async () => {
  screens = [
    screenOf('a', 'Biblioteket'),
    screenOf('b', 'Rådhuset', { shows_kind: 'takeover', shows_title: 'Vannet må kokes' }),
    screenOf('c', 'Sundhallen', { last_seen_at: '2026-11-17T21:10:00Z' }),
  ];
  showRoom();
  expect(await screen.findByText('2 av 3 viser det de skal. Sundhallen svarer ikke.')).toBeTruthy();
  expect(screen.getByText('Stille siden i går 22:10')).toBeTruthy();
  expect(screen.getByText('Viser beskjed')).toBeTruthy();
  expect(screen.getByText('Vannet må kokes')).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Svarte i 3 av 48 halvtimer det siste døgnet' })).toHaveLength(3);
  expect(screen.getByText('alle skjermer · 1 innslag · man, tir, ons, tor, fre · 08:00–20:00')).toBeTruthy();
  expect(screen.getByText('Spilles nå')).toBeTruthy();
});

test('BEY-13 a code and a name are asked for before anything is sent', async () => {
  showRoom();
  fireEvent.click(await screen.findByRole('button', { name: 'Koble til' }));
  expect((await screen.findAllByText(/Skriv de seks sifrene/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Kode fra skjermen'), { target: { value: '482917' } });
  fireEvent.change(screen.getByLabelText('Navn'), { target: { value: 'Biblioteket' } });
  fireEvent.click(screen.getByRole('button', { name: 'Koble til' }));
  await waitFor(() => expect(sent[0]?.parts.body).toEqual({ code: '482-917', name: 'Biblioteket', place: '' }));
});

test('BEY-13 a takeover is asked for once more, and unpairing too', async () => {
  screens = [screenOf('a', 'Biblioteket')];
  showRoom();
  fireEvent.change(await screen.findByLabelText('Beskjeden'), { target: { value: 'Vannet må kokes' } });
  fireEvent.click(screen.getByRole('button', { name: 'Vis på 1 skjerm' }));
  expect(await screen.findByText(/Skjermene viser bare «Vannet må kokes» til/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Ja, vis beskjeden' }));
  await waitFor(() => expect(sent[0]?.parts.body).toMatchObject({ title: 'Vannet må kokes', screen_ids: null }));
  fireEvent.click(screen.getByRole('button', { name: 'Koble fra: Biblioteket' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Koble fra' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('DELETE /municipality/screens/{id}'));
});

test('BEY-13 a playlist is changed as a whole, with the version that was read', async () => {
  screens = [screenOf('a', 'Biblioteket')];
  showRoom();
  fireEvent.click(await screen.findByRole('button', { name: 'Åpne Inne hos oss' }));
  fireEvent.change(await screen.findByLabelText('Sekunder'), { target: { value: '900' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  expect((await screen.findAllByText('Skriv et tall fra 5 til 120.')).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('Sekunder'), { target: { value: '15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(sent[0]?.parts.body).toMatchObject({ version: 3, from_time: '08:00' }));
  expect(sent[0]?.parts.body?.items).toMatchObject([{ kind: 'notice', title: 'Velkommen', seconds: 15 }]);
});

test('BEY-13 a screen gets another name, and hours in which it is black', async () => {
  screens = [screenOf('a', 'Biblioteket', { shows_kind: 'dark', dark_from: '22:00', dark_to: '06:00' })];
  showRoom();
  expect(await screen.findByText('Svart nå')).toBeTruthy();
  expect(screen.getByText('Sentrum · Svart 22:00–06:00 · Versjon abc')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Endre: Biblioteket' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Navn'), { target: { value: ' ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Lagre' }));
  expect((await screen.findAllByText('Gi skjermen et navn.')).length).toBeGreaterThan(0);
  fireEvent.change(dialog.getByLabelText('Navn'), { target: { value: 'Foajeen' } });
  fireEvent.change(dialog.getByLabelText('Svart fra'), { target: { value: '' } });
  fireEvent.change(dialog.getByLabelText('Svart til'), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Lagre' }));
  await waitFor(() =>
    expect(sent[0]?.parts.body).toEqual({ name: 'Foajeen', place: 'Sentrum', dark_from: null, dark_to: null }),
  );
});

test('BEY-13 a screen is seen with what it says it shows, drawn by what draws it there', async () => {
  screens = [
    screenOf('a', 'Biblioteket', { shows_item_id: 'item', shows_since: NOW }),
    screenOf('b', 'Rådhuset', { shows_kind: 'activities', shows_title: '' }),
  ];
  showRoom();
  expect(await screen.findByText('Vist siden 13:00')).toBeTruthy();
  const [seen, told] = screen.getAllByRole('article');
  expect(seen?.querySelector('[aria-hidden] h1')?.textContent).toBe('Velkommen');
  expect(told?.querySelector('h1')).toBeNull();
  expect(told?.textContent).toContain('Aktiviteter');
});
