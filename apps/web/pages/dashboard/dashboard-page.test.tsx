// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ALL_PERMISSIONS } from '#features/organisations/rules.ts';
import { givenServer, meta, showPage } from '#tests/support/web/given-server.tsx';
import { page } from './dashboard-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const month = (attending: number) => ({ attending, capacity: 300, followers: 31, members: 4 });
const STATISTIC = {
  followers: 210,
  members: 48,
  events: 6,
  this_month: month(245),
  last_month: month(200),
  weeks: [
    { week: '2026-11-02', attending: 52, waiting: 8 },
    { week: '2026-11-09', attending: 64, waiting: 12 },
    { week: '2026-11-16', attending: 71, waiting: 10 },
  ],
  months: [],
};
const access = (mays: readonly string[] = ALL_PERMISSIONS, more: object = {}) => ({
  data: {
    rank: 'admin',
    membership: null,
    is_following: false,
    is_offered: false,
    stop: null,
    can: Object.fromEntries(ALL_PERMISSIONS.map((one) => [one, mays.includes(one)])),
    ...more,
  },
});
const organisation = (id: string, name: string, role = 'admin') => ({ id, name, role, is_owner: false });
const INFO = { data: { name: 'Ingrid Lunde', scopes: [], thumbnail_url: null } };

const given = (answers: Record<string, unknown> = {}) =>
  givenServer({
    'GET /users/me/info': INFO,
    'GET /users/me/organizations': {
      data: [organisation('a', 'Solvik IL'), organisation('b', 'Kor'), organisation('c', 'Bare medlem', 'member')],
      meta: meta(3),
    },
    'GET /organizations/requested': { data: [] },
    'GET /organizations/{id}/permissions': access(),
    'GET /organizations/{id}/statistic': { data: STATISTIC },
    'GET /organizations/{id}/requests': { data: [], meta: meta(0) },
    'GET /organizations/{id}/cohosts': { data: [] },
    'GET /organizations/{id}/events': { data: [], meta: meta(0) },
    ...answers,
  });
const show = (server: ReturnType<typeof given>, address = '/dashboard') => showPage(page, server, address);
const tasks = async () =>
  within(await screen.findByRole('region', { name: 'Venter på deg' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('DSH-01 the overview', () => {
  test('DSH-01 greets, counts, and shows what waits', async () => {
    show(
      given({
        'GET /organizations/{id}/requests': {
          data: [{ id: 'p1', name: 'Marte Haugen', thumbnail_url: null, description: '', created_at: '' }],
          meta: meta(3),
        },
        'GET /organizations/{id}/cohosts': {
          data: [
            {
              id: 'c1',
              status: 'requested',
              relation: 'cohost',
              organization: { id: 'o', name: 'Turlaget', thumbnail_url: null },
              can: { approve: true, cancel: true },
            },
            { id: 'c2', status: 'requested', relation: 'cohost', organization: {}, can: { approve: false } },
          ],
        },
        'GET /organizations/{id}/permissions': access(ALL_PERMISSIONS, { is_offered: true }),
      }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: /^God (morgen|dag|kveld), Ingrid$/ })).toBeTruthy();
    expect(await screen.findByText('64 påmeldinger denne uken, og 4 ting venter på deg.')).toBeTruthy();
    expect(await tasks()).toEqual([
      'Du kan bli eier av Solvik ILSvar',
      'Marte Haugen vil bli medlemSvar',
      '2 til vil bli medlemSe',
      'Turlaget vil være medarrangørSvar',
    ]);
    expect(await screen.findByText('82 %')).toBeTruthy();
    expect(screen.getByText('45 flere enn i oktober')).toBeTruthy();
  });

  test('ORG-04 what is run together with others is marked, with what one may do there', async () => {
    const event = (name: string, more: object) => ({
      id: name,
      name,
      status: 'published',
      is_completed: false,
      start_at: '2026-11-20T17:00:00Z',
      end_at: '2026-11-20T18:00:00Z',
      thumbnail_url: null,
      occurrences_count: 1,
      attendees_count: 3,
      waiting_count: 2,
      capacity: { max: 3 },
      updated_at: '2026-11-10T12:00:00Z',
      organization: { id: 'x', name: 'Turlaget' },
      is_cohosted: true,
      can: { run: true, see_attendees: true },
      ...more,
    });
    const upcoming = [event('Sammen', {}), event('Bare navnet', { can: { run: false, see_attendees: false } })];
    const draft = event('Turlagets kladd', { status: 'draft' });
    show(
      given({
        'GET /organizations/{id}/events/run': ({ query }: { query: { state: string } }) => {
          const data = query.state === 'draft' ? [draft] : upcoming;
          return { data, meta: meta(data.length) };
        },
      }),
    );
    const running = within(await screen.findByRole('region', { name: 'Aktivitetene deres' }));
    const [shared, named] = await running.findAllByRole('listitem');
    expect(shared?.textContent).toContain('Medarrangør');
    expect(shared?.textContent).toContain('Arrangør: Turlaget');
    expect(within(shared as HTMLElement).getByRole('link', { name: 'Rediger: Sammen' })).toBeTruthy();
    expect(within(shared as HTMLElement).getByRole('link', { name: 'Deltakere: Sammen' })).toBeTruthy();
    expect(
      within(named as HTMLElement)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bare navnet']);
    expect(within(named as HTMLElement).queryByRole('button')).toBeNull();
    // Their list can be seen to; what another has begun is theirs to finish.
    expect(await tasks()).toEqual([expect.stringContaining('Sammen')]);
  });

  test('DSH-01 only what a user may is asked for and offered', async () => {
    const server = given({ 'GET /organizations/{id}/permissions': access(['see_members']) });
    show(server);
    await screen.findByRole('heading', { level: 1 });
    expect(await screen.findByText('Ingenting akkurat nå.')).toBeTruthy();
    const shortcuts = within(screen.getByRole('navigation', { name: 'Snarveier' }));
    expect(shortcuts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Siden deres',
      'Medlemmer',
      'Medarrangører',
    ]);
    expect(shortcuts.getByRole('link', { name: 'Medlemmer' }).dataset.menu).toBe('dashboard:members');
    for (const call of ['statistic', 'requests', 'cohosts'])
      expect(server.of(`GET /organizations/{id}/${call}`)).toEqual([]);
    expect(server.of('GET /organizations/pending')).toEqual([]);
  });

  test('BEY-04 a user who runs activities finds the scanner at the desk of the organisation', async () => {
    show(given({ 'GET /organizations/{id}/permissions': access(['run_events']) }));
    const link = await screen.findByRole('link', { name: 'Skann koder' });
    expect(link.getAttribute('href')).toMatch(/^\/scan\?desk=.+/);
  });

  test('DSH-01 the switch shows those that one runs, and remembers', async () => {
    const server = given();
    const { router } = show(server);
    const choice = await screen.findByLabelText('Organisasjon');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Solvik IL', 'Kor']);
    fireEvent.change(choice, { target: { value: 'b' } });
    expect(router.state.location.search).toBe('?organization=b');
    expect(((await screen.findByLabelText('Organisasjon')) as HTMLSelectElement).value).toBe('b');
    expect(localStorage.getItem('nabolag:dashboard:organization')).toBe('b');
  });

  test('DSH-03 the user who decides is told how many wait', async () => {
    show(
      given({
        'GET /users/me/info': { data: { ...INFO.data, scopes: ['MUNICIPALITY_ADMIN'] } },
        'GET /organizations/pending': { data: [{}], meta: meta(3) },
        'GET /organizations/sms-senders': { data: [{}], meta: meta(1) },
      }),
    );
    expect(await screen.findByText('3 nye arrangører venter på svar')).toBeTruthy();
    expect(await screen.findByText('Ett avsendernavn for SMS venter på svar')).toBeTruthy();
  });

  test('ORG-02 without an organisation: what one can do, and how it goes with what one has asked for', async () => {
    const asked = { number: null, municipality: { id: '4601', name: 'Bergen' }, created_at: '2026-11-14T10:00:00Z' };
    show(
      given({
        'GET /users/me/organizations': { data: [], meta: meta(0) },
        'GET /organizations/requested': {
          data: [
            { ...asked, id: 'r1', name: 'Kveldsvandrerne', status: 'pending', decided_at: null, decline_reason: null },
            { ...asked, id: 'r2', name: 'Koret', status: 'declined', decided_at: '', decline_reason: 'Meldt oppløst' },
          ],
        },
      }),
    );
    expect(await screen.findByText('Venter på svar')).toBeTruthy();
    expect(screen.getByText('Grunnen kommunen ga: Meldt oppløst')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send ny forespørsel' }).getAttribute('href')).toBe(
      '/organisations/new?again=r2',
    );
    expect(screen.getByRole('link', { name: 'Bli arrangør' }).getAttribute('href')).toBe('/organisations/new');
  });
});
