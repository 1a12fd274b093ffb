// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from '#apps/web/pages/organisation/certificates-page.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { accessOf, CLUB, givenOrganisation, showOrganisation } from '#tests/support/web/given-organisation.tsx';
import type { OrganisationCertificate } from '../contract.ts';
import type { Stamp } from '../stamps-contract.ts';

afterEach(cleanup);

const FIRST_AID: OrganisationCertificate = {
  id: 'first-aid',
  name: 'Førstehjelp',
  description: 'Kurs på fire timer.',
  category: 'safety',
  thumbnail_url: null,
  documents: [{ upload_id: 'u1', name: 'Kursplan', url: '/files/u1', type: 'application/pdf', bytes: 120_000 }],
  organization: { id: CLUB.id, name: CLUB.name },
  version: 3,
  municipality_id: null,
  organizations: [],
  can: { give: true, request: false, edit: true, detach: false },
};

const stampOf = (name: string, changes: Partial<Stamp> = {}): Stamp => ({
  id: `stamp-${name}`,
  status: 'active',
  start_at: '2026-10-01',
  end_at: '2027-09-30',
  forever: false,
  is_accepted: true,
  is_own: false,
  certificate: FIRST_AID,
  organization: { id: CLUB.id, name: CLUB.name },
  user: { id: name, name, thumbnail_url: null },
  given_by: 'Kari Bakken',
  created_at: '2026-11-10T10:00:00Z',
  version: 2,
  can: { accept: false, approve: false, edit: true, delete: true },
  ...changes,
});
const REQUEST = stampOf('Mia', {
  status: 'requested',
  start_at: null,
  end_at: null,
  can: { accept: false, approve: true, edit: false, delete: true },
});
const HELD = stampOf('Ali');

const meta = (total: number) => ({ total, last_page: 1, page: 1, per_page: 30 });
const pageOf = (items: readonly unknown[]) => ({ data: items, meta: meta(items.length) });

const ADMIN = ['give_certificates', 'define_certificates'] as const;

function show(answers: Record<string, unknown> = {}, can: readonly (typeof ADMIN)[number][] = ADMIN) {
  const server = givenOrganisation({
    'GET /organizations/{id}/permissions': { data: accessOf({ rank: 'admin' }, can) },
    'GET /organizations/{id}/certificates': { data: [FIRST_AID] },
    'GET /stamps': ({ query }: { query: { status?: string; requests?: string } }) =>
      pageOf(query.status === 'requested' ? [REQUEST] : query.requests === 'without' ? [HELD] : [REQUEST, HELD]),
    'GET /organizations/{id}/stamps/people': pageOf([
      { id: 'p1', name: 'Per', thumbnail_url: null },
      { id: 'p2', name: 'Oda', thumbnail_url: null },
    ]),
    ...answers,
  });
  showOrganisation(page, server);
  return server;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const dialog = () => within(screen.getByRole('dialog'));
const confirmWith = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
/** `label` is also what the fields around it are called. */
const day = (label: string) => dialog().getByRole<HTMLInputElement>('textbox', { name: label });

test('CER-02 one or more people must be picked; then they are given it with its days', async () => {
  const server = show({ 'POST /stamps': { data: { given: 2, already: 1 } } });
  fireEvent.click(await screen.findByRole('button', { name: 'Gi til noen: Førstehjelp' }));
  type(day('Til dato'), '31.12.2026');
  confirmWith('Gi sertifikatet');
  expect(dialog().getByText('Velg minst én person')).toBeTruthy();
  expect(server.of('POST /stamps')).toEqual([]);
  fireEvent.click(await dialog().findByLabelText('Per'));
  fireEvent.click(dialog().getByLabelText('Oda'));
  confirmWith('Gi sertifikatet');
  expect(await screen.findByText('2 personer har fått sertifikatet')).toBeTruthy();
  expect(screen.getByText('1 hadde det fra før.')).toBeTruthy();
  expect(server.of('POST /stamps')).toEqual([
    {
      body: {
        certificate_id: 'first-aid',
        organization_id: CLUB.id,
        user_ids: ['p1', 'p2'],
        start_at: '2026-11-15',
        end_at: '2026-12-31',
        forever: false,
      },
      key: expect.any(String),
    },
  ]);
});

test('CER-02 who waits for an answer stands in one place, and is not among those who hold something', async () => {
  show();
  const holders = within(await screen.findByRole('list', { name: 'Sertifikater som folk har fått' }));
  expect(holders.getByText('Ali')).toBeTruthy();
  expect(screen.getAllByText('Mia')).toHaveLength(1);
  const statuses = within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole('option');
  expect(statuses.map(({ textContent }) => textContent)).not.toContain('Forespørsel');
});

test('CER-04 days are required and not in the past, and what the server says stands at its field', async () => {
  const refuse = () => {
    throw new CallFailed(422, { message: 'Se over', errors: { end_at: ['Datoen er for langt fram'] } });
  };
  const server = show({ 'POST /stamps': refuse });
  fireEvent.click(await screen.findByRole('button', { name: 'Gi til noen: Førstehjelp' }));
  fireEvent.click(await dialog().findByLabelText('Per'));
  type(day('Fra dato'), '14.11.2026');
  confirmWith('Gi sertifikatet');
  expect(dialog().getByRole('link', { name: 'Dato kan ikke være i fortiden' })).toBeTruthy();
  expect(dialog().getByRole('link', { name: 'Dato påkrevd' })).toBeTruthy();
  expect(day('Fra dato').getAttribute('aria-describedby')).toContain('error');
  type(day('Fra dato'), '15.11.2026');
  type(day('Til dato'), '15.11.2099');
  confirmWith('Gi sertifikatet');
  expect(await dialog().findByText('Datoen er for langt fram')).toBeTruthy();
  expect(server.of('POST /stamps')).toHaveLength(1);
  expect(day('Til dato').value).toBe('15.11.2099');
  expect(dialog().getByLabelText<HTMLInputElement>('Per').checked).toBe(true);
});

test('CER-03 edit mode: forever clears, disables and un-requires the days; without it they are required again', async () => {
  const server = show({ 'PUT /stamps/{id}': { data: HELD } });
  fireEvent.click(await screen.findByRole('button', { name: 'Valg for Førstehjelp, Ali' }));
  press('Endre datoer');
  expect([day('Fra dato').value, day('Til dato').value]).toEqual(['01.10.2026', '30.09.2027']);
  fireEvent.click(dialog().getByLabelText('Uten sluttdato'));
  for (const field of [day('Fra dato'), day('Til dato')]) {
    expect([field.value, field.matches(':disabled, fieldset:disabled *')]).toEqual(['', true]);
  }
  fireEvent.click(dialog().getByLabelText('Uten sluttdato'));
  confirmWith('Lagre');
  expect(dialog().getAllByRole('link', { name: 'Dato påkrevd' })).toHaveLength(2);
  fireEvent.click(dialog().getByLabelText('Uten sluttdato'));
  confirmWith('Lagre');
  await screen.findByText('Endringene er lagret');
  expect(server.of('PUT /stamps/{id}')).toEqual([
    {
      params: { id: HELD.id },
      body: { start_at: null, end_at: null, forever: true, is_disabled: false, version: 2 },
    },
  ]);
});

test('CER-02 a request is let through with days, or declined with a reason', async () => {
  const server = show({ 'PUT /stamps/{id}': { data: REQUEST } });
  fireEvent.click(await screen.findByRole('button', { name: 'Godkjenn Førstehjelp for Mia' }));
  type(day('Til dato'), '15.11.2027');
  confirmWith('Godkjenn');
  await screen.findByText('Sertifikatet er godkjent');
  const dates = { start_at: '2026-11-15', end_at: '2027-11-15', forever: false };
  expect(server.of('PUT /stamps/{id}')).toMatchObject([{ params: { id: REQUEST.id }, body: dates }]);
  press('Avslå Førstehjelp for Mia');
  type(dialog().getByRole('textbox', { name: /Hvorfor/ }), 'Kurset er ikke ferdig');
  confirmWith('Avslå');
  await screen.findByText('Forespørselen er avslått');
  expect(server.of('DELETE /stamps/{id}')).toEqual([
    { params: { id: REQUEST.id }, body: { reason: 'Kurset er ikke ferdig' } },
  ]);
});

test('CER-02 who holds what is found by name, certificate and status, and is turned off and on', async () => {
  const server = show({ 'PUT /stamps/{id}': { data: HELD } });
  const holders = within(await screen.findByRole('region', { name: 'Hvem har hva' }));
  expect(await holders.findByText('Gjelder fra 01.10.2026 til 30.09.2027')).toBeTruthy();
  const list = within(holders.getByRole('list', { name: /Sertifikater som folk/ }));
  expect(list.getByText('Aktivt')).toBeTruthy();
  fireEvent.change(holders.getByLabelText('Status'), { target: { value: 'expired' } });
  fireEvent.change(holders.getByLabelText('Sertifikat'), { target: { value: 'first-aid' } });
  type(holders.getByLabelText('Finn en person'), 'al');
  await waitFor(() =>
    expect(server.of('GET /stamps')).toContainEqual({
      query: {
        organization_id: CLUB.id,
        requests: 'without',
        page: 1,
        q: 'al',
        certificate: 'first-aid',
        status: 'expired',
      },
    }),
  );
  press('Valg for Førstehjelp, Ali');
  press('Gjør inaktivt');
  await screen.findByText('Sertifikatet er gjort inaktivt');
  expect(server.of('PUT /stamps/{id}')).toMatchObject([{ body: { is_disabled: true, start_at: '2026-10-01' } }]);
});

test('CER-01 DLG-02 a certificate is defined, changed under its version, and deleted after a question', async () => {
  const server = show({
    'POST /organizations/{id}/certificates': { data: FIRST_AID },
    'PUT /certificates/{id}': { data: FIRST_AID },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Nytt sertifikat' }));
  confirmWith('Lag sertifikatet');
  expect(dialog().getByText('Skriv hva sertifikatet heter')).toBeTruthy();
  type(dialog().getByRole('textbox', { name: 'Navn' }), 'Båtførerbevis');
  fireEvent.change(dialog().getByLabelText('Kategori'), { target: { value: 'driving' } });
  confirmWith('Lag sertifikatet');
  await screen.findByText('Sertifikatet er laget');
  expect(server.of('POST /organizations/{id}/certificates')).toMatchObject([
    { body: { name: 'Båtførerbevis', category: 'driving', description: '', documents: [] } },
  ]);
  press('Valg for Førstehjelp');
  press('Endre');
  type(dialog().getByRole('textbox', { name: 'Navn' }), 'Førstehjelp for barn');
  confirmWith('Lagre');
  await screen.findByText('Endringene er lagret');
  expect(server.of('PUT /certificates/{id}')).toMatchObject([
    { body: { name: 'Førstehjelp for barn', version: 3, documents: [{ upload_id: 'u1', name: 'Kursplan' }] } },
  ]);
  press('Valg for Førstehjelp');
  press('Slett');
  await screen.findByText('Vil du slette sertifikatet?');
  // The words are there a moment before the dialog is open.
  await screen.findByRole('dialog');
  expect(server.of('DELETE /certificates/{id}')).toEqual([]);
  confirmWith('Slett');
  await screen.findByText('Sertifikatet er slettet');
  expect(server.of('DELETE /certificates/{id}')).toMatchObject([{ params: { id: 'first-aid' } }]);
});

test('CER-01 ERR-01 the user who saves second is told what the first one changed, and saving again holds', async () => {
  const saved: unknown[] = [];
  const theirs = { ...FIRST_AID, name: 'Førstehjelp, nytt kurs', version: FIRST_AID.version + 1 };
  show({
    'GET /organizations/{id}/certificates': () => ({ data: [saved.length === 0 ? FIRST_AID : theirs] }),
    'PUT /certificates/{id}': (call: { body: unknown }) => {
      saved.push(call.body);
      if (saved.length === 1) throw new CallFailed(409, { message: 'Noe har endret seg siden sist.' });
      return { data: theirs };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Valg for Førstehjelp' }));
  press('Endre');
  type(dialog().getByRole('textbox', { name: /^Beskrivelse/ }), 'Min beskrivelse');
  confirmWith('Lagre');
  expect(await dialog().findByText('Navn er nå «Førstehjelp, nytt kurs».')).toBeTruthy();
  confirmWith('Lagre');
  await screen.findByText('Endringene er lagret');
  expect(saved).toMatchObject([
    { description: 'Min beskrivelse', version: FIRST_AID.version },
    { description: 'Min beskrivelse', version: theirs.version },
  ]);
});

test('CER-01 others may give it too, and no longer', async () => {
  const shared = { ...FIRST_AID, organizations: [{ id: 'old', name: 'Gamle venner' }] };
  const server = show({
    'GET /organizations/{id}/certificates': { data: [shared] },
    'GET /organizations/search': { data: [{ id: 'new', name: 'Nye venner' }] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Valg for Førstehjelp' }));
  press('Del med andre arrangører');
  confirmWith('Ta bort Gamle venner');
  type(dialog().getByRole('combobox', { name: 'Hvem kan gi det?' }), 'venner');
  fireEvent.pointerDown(await dialog().findByRole('option', { name: 'Nye venner' }));
  confirmWith('Lagre');
  await screen.findByText('Endringene er lagret');
  expect(server.of('POST /certificates/{id}/attach')).toMatchObject([{ body: { organizations: ['new'] } }]);
  expect(server.of('POST /certificates/{id}/detach')).toMatchObject([{ body: { organizations: ['old'] } }]);
});

test('CER-01 coordinators give what there is, and others are told whom to ask', async () => {
  show(
    {
      'GET /organizations/{id}/certificates': {
        data: [{ ...FIRST_AID, can: { give: true, request: false, edit: false, detach: false } }],
      },
    },
    ['give_certificates'],
  );
  expect(await screen.findByRole('button', { name: 'Gi til noen: Førstehjelp' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nytt sertifikat' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Valg for Førstehjelp' })).toBeNull();
  cleanup();
  show({ 'GET /organizations/{id}/permissions': { data: accessOf() } }, []);
  expect(await screen.findByText('Du kan ikke se sertifikatene her.')).toBeTruthy();
});
