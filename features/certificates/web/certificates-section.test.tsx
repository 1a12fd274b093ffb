// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from '#apps/web/pages/profile/edit-profile-page.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { givenServer, meta, showPage } from '#tests/support/web/given-server.tsx';
import type { OwnCertificate } from '../contract.ts';
import type { Stamp } from '../stamps-contract.ts';

afterEach(cleanup);

const FIRST_AID = {
  id: 'first-aid',
  name: 'Førstehjelp',
  description: 'Kurs på fire timer.',
  category: 'safety' as const,
  thumbnail_url: null,
  documents: [{ upload_id: 'u1', name: 'Kursplan', url: '/files/u1', type: 'application/pdf', bytes: 120_000 }],
  organization: { id: 'club', name: 'Solvik IL' },
};

const stampOf = (status: Stamp['status'], changes: Partial<Stamp> = {}): Stamp => ({
  id: status,
  status,
  start_at: '2026-11-01',
  end_at: '2027-10-31',
  forever: false,
  is_accepted: true,
  is_own: true,
  certificate: { ...FIRST_AID, name: `Bevis ${status}` },
  organization: { id: 'club', name: 'Solvik IL' },
  user: { id: 'me', name: 'Ingrid Lunde', thumbnail_url: null },
  given_by: null,
  created_at: '2026-11-10T10:00:00Z',
  version: 1,
  can: { accept: false, approve: false, edit: false, delete: false },
  ...changes,
});
const OFFERED = stampOf('not_accepted', {
  is_accepted: false,
  can: { accept: true, approve: false, edit: false, delete: true },
});
const REQUESTED = stampOf('requested', {
  start_at: null,
  end_at: null,
  can: { accept: false, approve: false, edit: false, delete: true },
});

const show = (stamps: readonly Stamp[], answers: Record<string, unknown> = {}, address = '/profile/edit') => {
  const server = givenServer({ 'GET /stamps': { data: stamps, meta: meta(stamps.length) }, ...answers });
  showPage(page, server, address);
  return server;
};
const part = async () => within(await screen.findByRole('region', { name: 'Sertifikatene mine' }));
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => fireEvent.click(dialog().getByRole('button', { name }));
const open = async (name: string) => fireEvent.click(await (await part()).findByRole('button', { name }));

test('CER-02 USR-01 every status has its label, its days, and a dialog with its papers', async () => {
  show([
    stampOf('active'),
    stampOf('disabled'),
    stampOf('not_active_yet'),
    stampOf('expired'),
    REQUESTED,
    OFFERED,
    stampOf('active', { id: 'always', start_at: null, end_at: null, forever: true }),
  ]);
  const rows = await (await part()).findAllByRole('listitem');
  const labels = ['Aktivt', 'Inaktiv', 'Fremtidig', 'Utløpt', 'Forespørsel', 'Krever handling', 'Aktivt'];
  for (const [index, label] of labels.entries()) expect(rows[index]?.textContent).toContain(label);
  expect(rows[0]?.textContent).toContain('Gjelder fra 01.11.2026 til 31.10.2027');
  expect(rows[6]?.textContent).toContain('Gjelder uten sluttdato');
  await open('Vis Bevis disabled');
  expect(dialog().getByText(/Solvik IL har gjort sertifikatet inaktivt/)).toBeTruthy();
  expect(
    dialog()
      .getByRole('link', { name: /Kursplan \(pdf, 120/ })
      .getAttribute('href'),
  ).toBe('/files/u1');
});

test('CER-03 it is accepted once the conditions are ticked; the box is disabled once it has been', async () => {
  const server = show([OFFERED, stampOf('active')], { 'POST /stamps/{id}/accept': { data: stampOf('active') } });
  await open('Vis Bevis active');
  const accepted = dialog().getByLabelText<HTMLInputElement>('Jeg godtar vilkårene');
  expect([accepted.checked, accepted.disabled]).toEqual([true, true]);
  expect(dialog().queryByRole('button', { name: 'Godta' })).toBeNull();
  press('Lukk');
  await open('Svar på Bevis not_accepted');
  press('Godta');
  expect(dialog().getByText('Du må godta vilkårene først')).toBeTruthy();
  expect(server.of('POST /stamps/{id}/accept')).toEqual([]);
  fireEvent.click(dialog().getByLabelText('Jeg godtar vilkårene'));
  press('Godta');
  await screen.findByText('Du har godtatt sertifikatet');
  expect(server.of('POST /stamps/{id}/accept')).toEqual([
    { params: { id: 'not_accepted' }, body: { conditions: true } },
  ]);
});

test('CER-03 one says no, or takes a request back, after a question; a refusal is told in the dialog', async () => {
  const server = show([OFFERED, REQUESTED], {
    'DELETE /stamps/{id}': ({ params }: { params: { id: string } }) => {
      if (params.id === 'requested') throw new CallFailed(409, { message: 'De har nettopp svart.' });
    },
  });
  await open('Svar på Bevis not_accepted');
  press('Si nei');
  expect(server.of('DELETE /stamps/{id}')).toEqual([]);
  press('Si nei');
  await screen.findByText('Du har sagt nei til sertifikatet');
  await open('Vis Bevis requested');
  expect(dialog().queryByLabelText('Jeg godtar vilkårene')).toBeNull();
  press('Trekk forespørselen');
  press('Trekk forespørselen');
  expect(await screen.findByText('De har nettopp svart.')).toBeTruthy();
});

test('CER-03 one asks for a certificate of an organisation that one belongs to', async () => {
  const canAsk = { can: { give: false, request: true } };
  const certificate: OwnCertificate = {
    ...FIRST_AID,
    version: 1,
    municipality_id: null,
    organizations: [],
    can: { edit: false },
    available_in: [
      { id: 'club', name: 'Solvik IL', ...canAsk },
      { id: 'choir', name: 'Koret', ...canAsk },
      { id: 'other', name: 'Andre', can: { give: true, request: false } },
    ],
  };
  const server = show([], {
    'GET /certificates': { data: [certificate] },
    'POST /stamps/request': { data: REQUESTED },
  });
  await (await part()).findByText('Du har ingen sertifikater ennå.');
  await open('Be om sertifikat');
  const organisation = await dialog().findByLabelText<HTMLSelectElement>('Hvem skal gi deg det?');
  expect([...organisation.options].map(({ text }) => text)).toEqual(['Velg', 'Koret', 'Solvik IL']);
  press('Send forespørsel');
  expect(dialog().getByText('Velg en arrangør')).toBeTruthy();
  fireEvent.change(organisation, { target: { value: 'club' } });
  fireEvent.change(dialog().getByLabelText('Hvilket sertifikat?'), { target: { value: 'first-aid' } });
  press('Send forespørsel');
  await screen.findByText('Du har bedt om sertifikatet');
  expect(server.of('POST /stamps/request')).toMatchObject([
    { body: { organization_id: 'club', certificate_id: 'first-aid' } },
  ]);
});

test('NOT-03 the certificate that a letter names opens by itself, and one that is gone is told', async () => {
  show([OFFERED], { 'GET /stamps/{id}': { data: OFFERED } }, '/profile/edit?stamp=not_accepted');
  expect(await screen.findByRole('dialog', { name: 'Bevis not_accepted' })).toBeTruthy();
  press('Lukk');
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  const missing = () => {
    throw new CallFailed(404, { message: 'Finnes ikke' });
  };
  show([], { 'GET /stamps/{id}': missing }, '/profile/edit?stamp=gone');
  expect(await screen.findByText('Dette sertifikatet er ikke lenger på listen din.')).toBeTruthy();
});
