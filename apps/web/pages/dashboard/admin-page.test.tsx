// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { givenServer, meta, showPage } from '#tests/support/web/given-server.tsx';
import { page } from './admin-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const REQUEST = {
  id: 'r1',
  name: 'Årstad Sangkor',
  description: 'Vi synger.',
  number: '999901387',
  municipality: { id: '4601', name: 'Bergen' },
  email: null,
  phone: null,
  website: null,
  address: null,
  status: 'pending',
  request_note: 'Vi øver hver tirsdag.',
  requested_by: { id: 'p', name: 'Anne Asker', email: 'anne@test.example' },
  created_at: '2026-11-14T10:00:00Z',
  decided_at: null,
  decided_by: null,
  decline_reason: null,
  register: null,
  signs: [],
};
const STAFF = { data: { name: 'Kari', scopes: ['MUNICIPALITY_SUPPORT'] } };

const given = (request: object = {}, answers: Record<string, unknown> = {}) =>
  givenServer({
    'GET /users/me/info': STAFF,
    'GET /organizations/pending': { data: [{ ...REQUEST, ...request }], meta: meta(1) },
    'POST /organizations/{id}/accept': undefined,
    'POST /organizations/{id}/decline': undefined,
    'GET /organizations/sms-senders': { data: [], meta: meta(0) },
    ...answers,
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('DSH-03 deciding about organisations', () => {
  test('DSH-03 others are told that it is not for them', async () => {
    const server = given({}, { 'GET /users/me/info': { data: { name: 'Bo', scopes: [] } } });
    showPage(page, server, '/dashboard/admin');
    expect(await screen.findByRole('heading', { name: 'Denne siden er for kommunens ansatte' })).toBeTruthy();
    expect(server.of('GET /organizations/pending')).toEqual([]);
  });

  test('ORG-04 those who look after the contents see what is down; support of the municipality does not', async () => {
    const down = {
      id: 'e1',
      name: 'Lotteri på torget',
      organiser: 'Solvik IL',
      municipality: 'Bergen',
      event_source: 'local',
      activity_id: null,
      taken_down_at: '2026-11-14T10:00:00Z',
      taken_down_reason: 'Ulovlig salg',
    };
    const answers = { 'GET /events/taken-down': { data: [down], meta: meta(1) } };
    const moderator = { 'GET /users/me/info': { data: { name: 'Bo', scopes: ['moderator'] } } };
    showPage(page, given({}, { ...answers, ...moderator }), '/dashboard/admin');
    expect(await screen.findByText('Grunn: Ulovlig salg')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Åpne aktiviteten Lotteri på torget' });
    expect(link.getAttribute('href')).toBe('/events/e1');
    cleanup();
    showPage(page, given({}, answers), '/dashboard/admin');
    expect(await screen.findByText('Ingen merknader')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Tatt ned' })).toBeNull();
  });

  test('BEY-09 where nothing speaks against it, one click accepts', async () => {
    const server = given();
    showPage(page, server, '/dashboard/admin');
    expect(await screen.findByText('Ingen merknader')).toBeTruthy();
    await press('Godkjenn Årstad Sangkor');
    expect(await screen.findByText('Årstad Sangkor er godkjent, og siden er opprettet')).toBeTruthy();
    expect(server.of('POST /organizations/{id}/accept')).toEqual([{ params: { id: 'r1' } }]);
  });

  test('BEY-09 where something should be checked, it is said beside it and asked about', async () => {
    const server = given({ signs: ['bankrupt', 'name_differs'] });
    showPage(page, server, '/dashboard/admin');
    const signs = within(await screen.findByRole('list', { name: 'Sjekk dette først' }));
    expect(signs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Konkurs',
      'Heter noe annet i registeret',
    ]);
    await press('Godkjenn Årstad Sangkor');
    expect(server.of('POST /organizations/{id}/accept')).toEqual([]);
    await press('Godkjenn likevel');
    await waitFor(() => expect(server.of('POST /organizations/{id}/accept')).toHaveLength(1));
  });

  test('ORG-02 nobody is declined without a reason', async () => {
    const server = given();
    showPage(page, server, '/dashboard/admin');
    await press('Avslå Årstad Sangkor');
    const dialog = within(await screen.findByRole('dialog', { name: 'Avslå Årstad Sangkor' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Avslå' }));
    expect(await dialog.findByText('Skriv hvorfor, med minst fem tegn.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Grunn'), { target: { value: ' Dere er meldt oppløst ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Avslå' }));
    expect(await screen.findByText('Årstad Sangkor er avslått')).toBeTruthy();
    expect(server.of('POST /organizations/{id}/decline')).toEqual([
      { params: { id: 'r1' }, body: { reason: 'Dere er meldt oppløst' } },
    ]);
  });

  test('D-08 the user who comes second is told who was first, and the list is read again', async () => {
    const server = given(
      {},
      {
        'POST /organizations/{id}/accept': () => {
          throw new CallFailed(409, { message: 'Dette er allerede avgjort av Siri Support: Siden er godkjent.' });
        },
      },
    );
    showPage(page, server, '/dashboard/admin');
    await screen.findByRole('button', { name: 'Godkjenn Årstad Sangkor' });
    const before = server.of('GET /organizations/pending').length;
    await press('Godkjenn Årstad Sangkor');
    expect(await screen.findByText(/allerede avgjort av Siri Support/)).toBeTruthy();
    await waitFor(() => expect(server.of('GET /organizations/pending').length).toBeGreaterThan(before));
  });

  test('ORG-02 what was decided says by whom, when and why', async () => {
    const decided = { status: 'declined', decided_at: '2026-11-15T10:00:00Z', decided_by: 'Siri Support' };
    showPage(page, given({ ...decided, decline_reason: 'Meldt oppløst' }), '/dashboard/admin?status=declined');
    expect(await screen.findByText('Avslått av Siri Support 15. november 2026')).toBeTruthy();
    expect(screen.getByText('Grunn: Meldt oppløst')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Godkjenn/ })).toBeNull();
  });
});

const OFFICE = {
  id: 'o9',
  name: 'Solvik Idrettslag',
  number: '999901387',
  municipality: { id: '4601', name: 'Bergen' },
  status: 'accepted',
  is_private: false,
  members_count: 12,
  events_count: 1,
  decided_by: null,
  decided_at: null,
  reason: null,
  can: { suspend: true, revoke: true, reopen: false },
};

describe('ORG-02 the list of all organisations', () => {
  const givenOffice = (more: object = {}) =>
    given(
      {},
      {
        'GET /organizations/office': { data: [{ ...OFFICE, ...more }], meta: meta(1) },
        'POST /organizations/{id}/suspend': undefined,
        'POST /organizations/{id}/reopen': undefined,
      },
    );

  test('ORG-02 is searched by name and state', async () => {
    const server = givenOffice();
    showPage(page, server, '/dashboard/admin?list=organisations');
    fireEvent.change(await screen.findByLabelText('Navn eller organisasjonsnummer'), { target: { value: ' Solvik ' } });
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'suspended' } });
    await press('Søk');
    await waitFor(() =>
      expect(server.of('GET /organizations/office').at(-1)).toEqual({
        query: { q: 'Solvik', status: 'suspended', page: 1 },
      }),
    );
  });

  test('ORG-02 nobody is stopped without a reason, and the dialog says what happens', async () => {
    const server = givenOffice();
    showPage(page, server, '/dashboard/admin?list=organisations');
    await press('Stans midlertidig: Solvik Idrettslag');
    const dialog = within(await screen.findByRole('dialog', { name: 'Stanse Solvik Idrettslag midlertidig?' }));
    expect(dialog.getByText(/De som er påmeldt noe som kommer, får beskjed/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Stans' }));
    expect(await dialog.findByText('Skriv hvorfor, med minst fem tegn.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Grunn'), { target: { value: ' Attestene mangler ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Stans' }));
    expect(await screen.findByText('Solvik Idrettslag er stanset midlertidig')).toBeTruthy();
    expect(server.of('POST /organizations/{id}/suspend')).toEqual([
      { params: { id: 'o9' }, body: { reason: 'Attestene mangler' } },
    ]);
  });

  test('ORG-02 what is stopped says by whom, when and why, and is opened again', async () => {
    const stopped = { status: 'suspended', decided_by: 'Kari', decided_at: '2026-11-15T10:00:00Z', reason: 'Attester' };
    const can = { suspend: false, revoke: true, reopen: true };
    showPage(page, givenOffice({ ...stopped, can }), '/dashboard/admin?list=organisations');
    expect(await screen.findByText('Kari, 15. november 2026')).toBeTruthy();
    expect(screen.getByText('Grunn: Attester')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Åpne igjen: Solvik Idrettslag' })).toBeTruthy();
  });
});

const SENDER = {
  id: 'o1',
  name: 'Solvik Idrettslag',
  municipality: { id: '4601', name: 'Bergen' },
  sender: 'Solvik IL',
  asked_at: '2026-11-14T10:00:00Z',
  asked_by: 'Ada Administrator',
};

/** The name waits until it has been decided about. */
function givenSender(answers: Record<string, unknown> = {}) {
  let waiting = [SENDER];
  const decided = () => {
    waiting = [];
  };
  return given(
    {},
    {
      'GET /organizations/sms-senders': () => ({ data: waiting, meta: meta(waiting.length) }),
      'POST /organizations/{id}/sms-sender/approve': decided,
      'POST /organizations/{id}/sms-sender/refuse': decided,
      ...answers,
    },
  );
}

describe('ORG-05 deciding about the names that SMS come from', () => {
  const SENDERS = '/dashboard/admin?list=senders';

  test('ORG-05 the tab says how many wait, and one click approves', async () => {
    const server = givenSender();
    showPage(page, server, SENDERS);
    expect(await screen.findByRole('heading', { name: 'Solvik Idrettslag' })).toBeTruthy();
    expect(screen.getByText('I Bergen · Ada Administrator foreslo det 14. november 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Avsendernavn.*1/ }).getAttribute('aria-current')).toBe('page');
    await press('Godkjenn Solvik IL for Solvik Idrettslag');
    expect(await screen.findByText('Solvik Idrettslag kan nå sende SMS som Solvik IL')).toBeTruthy();
    expect(server.of('POST /organizations/{id}/sms-sender/approve')).toEqual([
      { params: { id: 'o1' }, body: { sender: 'Solvik IL' } },
    ]);
    expect(await screen.findByRole('heading', { name: 'Ingen navn venter på svar' })).toBeTruthy();
  });

  test('ORG-05 a name whose proposer is gone says when alone', async () => {
    const data = [{ ...SENDER, asked_by: null }];
    showPage(page, givenSender({ 'GET /organizations/sms-senders': { data, meta: meta(1) } }), SENDERS);
    expect(await screen.findByText('I Bergen · Foreslått 14. november 2026')).toBeTruthy();
  });

  test('ORG-05 no name is refused without a reason', async () => {
    const server = givenSender();
    showPage(page, server, SENDERS);
    await press('Avslå Solvik IL for Solvik Idrettslag');
    const dialog = within(await screen.findByRole('dialog', { name: 'Avslå Solvik IL' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Avslå' }));
    expect(await dialog.findByText('Skriv hvorfor, med minst fem tegn.')).toBeTruthy();
    expect(server.of('POST /organizations/{id}/sms-sender/refuse')).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Grunn'), { target: { value: ' Det er et annet lag ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Avslå' }));
    expect(await screen.findByText('Solvik IL er avslått')).toBeTruthy();
    expect(server.of('POST /organizations/{id}/sms-sender/refuse')).toEqual([
      { params: { id: 'o1' }, body: { sender: 'Solvik IL', reason: 'Det er et annet lag' } },
    ]);
  });

  test('ORG-05 a name that was changed meanwhile is read again', async () => {
    const server = givenSender({
      'POST /organizations/{id}/sms-sender/approve': () => {
        throw new CallFailed(409, { message: 'Navnet er endret eller avgjort i mellomtiden.' });
      },
    });
    showPage(page, server, SENDERS);
    await screen.findByRole('button', { name: 'Godkjenn Solvik IL for Solvik Idrettslag' });
    const before = server.of('GET /organizations/sms-senders').length;
    await press('Godkjenn Solvik IL for Solvik Idrettslag');
    expect(await screen.findByText(/endret eller avgjort/)).toBeTruthy();
    await waitFor(() => expect(server.of('GET /organizations/sms-senders').length).toBeGreaterThan(before));
  });

  test('ORG-05 what could not be fetched can be asked for again', async () => {
    let hasFailed = false;
    const server = givenSender({
      'GET /organizations/sms-senders': () => {
        if (hasFailed) return { data: [SENDER], meta: meta(1) };
        throw new CallFailed(403, { message: 'Nei' });
      },
    });
    showPage(page, server, SENDERS);
    expect(await screen.findByText('Vi klarte ikke å hente navnene.')).toBeTruthy();
    hasFailed = true;
    await press('Prøv igjen');
    expect(await screen.findByRole('heading', { name: 'Solvik Idrettslag' })).toBeTruthy();
  });
});
