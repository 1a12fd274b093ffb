// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as exportPage } from '#features/users/web/profile/export-page.tsx';
import { givenServer, meta, showPage } from '#tests/support/web/given-server.tsx';
import { page as profilePage } from './profile-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('USR-01 profile', () => {
  test('USR-01 says what is missing, and what one has joined', async () => {
    const server = givenServer({
      'GET /users/me/events': {
        data: [
          {
            id: 'e1',
            name: 'Kor for alle',
            start_at: '2026-11-19T17:00:00Z',
            end_at: '2026-11-19T19:00:00Z',
            status: 'waiting',
            is_canceled: false,
            venue: 'Samfunnshuset',
            organization: null,
            occurrences_count: 3,
          },
        ],
        meta: meta(1),
      },
      'GET /users/me/organizations': {
        data: ['A-laget', 'B-laget', 'C-laget', 'D-laget', 'E-laget'].map((name) => ({
          id: name,
          name,
          role: 'member',
          is_owner: name === 'A-laget',
        })),
        meta: meta(5),
      },
      'GET /users/me/audit': {
        data: [
          {
            id: '7',
            at: '2026-11-14T10:00:00Z',
            action: 'log_in_as.start',
            by_name: 'Sara Sjef',
            reason: 'Hjelp på telefon',
            call: null,
            looked_at: ['places', 'profile'],
          },
          {
            id: '6',
            at: '2026-11-14T10:01:00Z',
            action: 'acted',
            by_name: 'Sara Sjef',
            reason: null,
            call: 'PUT /users/me',
            looked_at: [],
          },
          {
            id: '5',
            at: '2026-11-13T10:00:00Z',
            action: 'comment.remove',
            by_name: 'Sara Sjef',
            reason: null,
            call: null,
            looked_at: [],
          },
        ],
        meta: meta(3),
      },
    });
    showPage(profilePage, server, '/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ingrid Lunde' })).toBeTruthy();
    expect(screen.getByText(/Legg til mobilnummer, så kan arrangøren nå deg/)).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Kor for alle' })).toBeTruthy();
    expect(screen.getByText('På venteliste')).toBeTruthy();
    expect(await screen.findByText('Sara Sjef endret profilen eller innstillingene dine')).toBeTruthy();
    expect(screen.getByText('Sara Sjef fjernet et spørsmål eller svar du skrev')).toBeTruthy();
    expect(screen.getByText('Torsdag 19. november, 18:00–20:00 og 2 ganger til')).toBeTruthy();
    const organisations = within(screen.getByRole('region', { name: 'Organisasjonene mine' }));
    expect((await organisations.findAllByRole('listitem')).length).toBe(3);
    expect(organisations.getByRole('tooltip').textContent).toBe('D-laget, E-laget');
    fireEvent.click(organisations.getByRole('button', { name: '+ 2 til' }));
    expect(organisations.getAllByRole('listitem').length).toBe(5);
    expect(await screen.findByText('Sara Sjef logget inn som deg')).toBeTruthy();
    expect(screen.getByText('Begrunnelse: Hjelp på telefon')).toBeTruthy();
    expect(screen.getByText('Så på: påmeldingene, profilen')).toBeTruthy();
  });

  test('USR-01 an account that nobody has touched sees no log, and nothing that is missing', async () => {
    showPage(profilePage, givenServer({}, { phone: '+4741234567' }), '/profile');
    expect(await screen.findByText('Du er ikke påmeldt noe ennå.')).toBeTruthy();
    expect(await screen.findByText('Du er ikke med i noen organisasjon ennå.')).toBeTruthy();
    expect(screen.queryByText('Noe mangler')).toBeNull();
    expect(screen.queryByText('Dette har andre gjort med brukeren din')).toBeNull();
  });
});

test('USR-06 the export is read in words, table by table', async () => {
  const parts = [
    { key: 'app_user', rows: [{ name: 'Ingrid Lunde', has_two_factor: false, created_at: '2025-05-17T10:00:00Z' }] },
    { key: 'audit_entry', rows: [{ action: 'user.block', details: { reason: 'x' } }] },
    { key: 'fact', rows: Array.from({ length: 5 }, () => ({ kind: 'attendee:signed_up' })) },
    { key: 'membership', rows: [] },
  ];
  const server = givenServer({
    'POST /users/me/export': { data: { expires_at: '2026-11-15T12:15:00Z' } },
    'GET /users/me/export': { data: { made_at: '2026-11-15T11:59:00Z', parts } },
  });
  showPage(exportPage, server, '/profile/export');
  fireEvent.click(await screen.findByRole('button', { name: 'Hent dataene' }));
  const account = within(await screen.findByRole('region', { name: 'Brukeren' }));
  expect(account.getByText('17. mai 2025, 12:00')).toBeTruthy();
  expect(account.getByText('Nei')).toBeTruthy();
  const nothing = within(screen.getByRole('region', { name: 'Her har vi ikke lagret noe om deg' }));
  expect(nothing.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Medlemskap']);
  const facts = within(screen.getByRole('region', { name: 'Hendelser som gjelder deg' }));
  expect(facts.getAllByText('Påmeldt')).toHaveLength(5);
  expect(facts.getByText('Vis alle 5').closest('details')?.open).toBe(false);
  expect(server.of('POST /users/me/export')).toHaveLength(1);
  expect(server.of('GET /users/me/export')).toHaveLength(1);
});
