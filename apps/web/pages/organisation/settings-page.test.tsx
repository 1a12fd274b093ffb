// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ALL_PERMISSIONS, isAdjustable, PERMISSIONS } from '#features/organisations/rules.ts';
import { CallFailed } from '#platform/web/client.ts';
import { accessOf, givenOrganisation, showOrganisation } from '#tests/support/web/given-organisation.tsx';
import { page as certificatesPage } from './certificates-page.tsx';
import { page as messagesPage } from './messages-page.tsx';
import { page } from './settings-page.tsx';

afterEach(cleanup);

const stored = ALL_PERMISSIONS.map((key) => ({
  key,
  rank: key === 'invite_members' ? 'admin' : PERMISSIONS[key].lowest,
  lowest: PERMISSIONS[key].lowest,
  is_adjustable: isAdjustable(key),
}));

const admin = {
  'GET /organizations/{id}/permissions': { data: accessOf({ rank: 'admin' }, ['edit_settings']) },
  'GET /organizations/{id}/permission-settings': { data: { permissions: stored } },
  'GET /organizations/{id}/sms-config': () => {
    throw new CallFailed(403, { message: 'Nei' });
  },
};

test('ORG-04 offers what the portal allows, and sends only what asks for more', async () => {
  const server = givenOrganisation({
    ...admin,
    'POST /organizations/{id}/permission-settings': { data: { permissions: stored } },
  });
  showOrganisation(page, server);
  const field = await screen.findByLabelText<HTMLSelectElement>('Se e-post og telefon til medlemmer');
  expect([...field.options].map(({ value }) => value)).toEqual(['moderator', 'admin', 'owner']);
  fireEvent.change(field, { target: { value: 'owner' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Lagre' })[0] as HTMLElement);
  expect(await screen.findByText('Innstillingene er lagret.')).toBeTruthy();
  expect(server.of('POST /organizations/{id}/permission-settings')).toMatchObject([
    { body: { permissions: { see_contact_data: 'owner', invite_members: 'admin' } } },
  ]);
});

test('ORG-04 what is fixed can be read and not chosen, and everything has a name', async () => {
  showOrganisation(page, givenOrganisation(admin));
  expect(await screen.findByText('Overføre organisasjonen til en ny eier')).toBeTruthy();
  expect(screen.queryByLabelText('Overføre organisasjonen til en ny eier')).toBeNull();
  expect(screen.getAllByRole('combobox')).toHaveLength(stored.filter(({ is_adjustable }) => is_adjustable).length);
});

test('ORG-04 the user who may not change them is told who can', async () => {
  showOrganisation(page, givenOrganisation());
  expect(await screen.findByText('Du kan ikke endre innstillingene her')).toBeTruthy();
});

const SCHEME = {
  scheme_id: '01900000-0000-7000-8000-000000000200',
  scheme_name: 'Fritidskonto',
  bank_account: null,
  reason: null,
  asked_at: null,
  decided_at: null,
};

test('CRD-08 an organisation asks to take part, and a wrong account number is told at the field', async () => {
  let isRight = false;
  const server = givenOrganisation({
    ...admin,
    'GET /organizations/{id}/leisure-cards': { data: [{ ...SCHEME, state: null }] },
    'POST /organizations/{id}/leisure-cards': () => {
      if (!isRight)
        throw new CallFailed(422, { message: 'Nei', errors: { bank_account: ['Kontonummeret har en feil'] } });
    },
  });
  showOrganisation(page, server);
  const field = await screen.findByLabelText<HTMLInputElement>('Kontonummer til organisasjonen');
  fireEvent.change(field, { target: { value: '1234.56.78904' } });
  fireEvent.click(screen.getByRole('button', { name: 'Spør kommunen' }));
  expect(await screen.findByText('Kontonummeret har en feil')).toBeTruthy();
  expect(field.value).toBe('1234.56.78904');
  isRight = true;
  fireEvent.change(field, { target: { value: '1234.56.78903' } });
  fireEvent.click(screen.getByRole('button', { name: 'Spør kommunen' }));
  expect(await screen.findByText('Kommunen har fått spørsmålet')).toBeTruthy();
});

test('CRD-08 where it stands, and why not', async () => {
  const own = { ...SCHEME, state: 'refused', bank_account: '12345678903', reason: 'Bare for barn over ti' };
  showOrganisation(page, givenOrganisation({ ...admin, 'GET /organizations/{id}/leisure-cards': { data: [own] } }));
  expect(await screen.findByText('Kommunen har sagt nei')).toBeTruthy();
  expect(screen.getByText('Kommunen skriver: Bare for barn over ti')).toBeTruthy();
  expect(screen.getByText('Kontonummer: 1234.56.78903')).toBeTruthy();
});

const SMS = {
  is_available: true,
  is_enabled: true,
  sender: 'Solvik Ski',
  sender_reason: null,
  sender_in_use: 'Nabolag',
  parts_left: 10,
  parts_per_month: 10,
  price_ore: 50,
  recipients: 1,
};

test.each([
  ['waiting', {}, ['Venter på kommunen', /Til da kommer SMS-ene deres fra Nabolag\./]],
  ['approved', { sender_in_use: 'Solvik Ski' }, ['Godkjent', /SMS-ene deres kommer fra Solvik Ski\./]],
  [
    'refused',
    { sender_reason: 'Det er et annet lag.' },
    ['Ikke godkjent', /SMS-ene deres kommer fra Nabolag til/, 'Grunnen kommunen ga: Det er et annet lag.'],
  ],
] as const)('ORG-05 a sender name that is %s says where SMS come from', async (sender_status, more, words) => {
  const stored = { data: { ...SMS, sender_status, ...more } };
  showOrganisation(page, givenOrganisation({ ...admin, 'GET /organizations/{id}/sms-config': stored }));
  for (const text of words) expect(await screen.findByText(text)).toBeTruthy();
});

test('ORG-05 a portal without SMS says so, and offers none', async () => {
  const sms = { data: { ...SMS, sender: null, is_available: false } };
  showOrganisation(page, givenOrganisation({ ...admin, 'GET /organizations/{id}/sms-config': sms }));
  expect(await screen.findByText('SMS er ikke satt opp')).toBeTruthy();
  expect(screen.queryByLabelText('Vi sender SMS')).toBeNull();
});

test('ORG-02 those who run a stopped organisation read since when and why, not that others may', async () => {
  const stop = { status: 'suspended', reason: 'Vi må se på attestene', stopped_at: '2026-11-14T10:00:00Z' };
  const access = { ...accessOf({ rank: 'owner' }), stop };
  for (const shown of [page, messagesPage, certificatesPage]) {
    showOrganisation(shown, givenOrganisation({ 'GET /organizations/{id}/permissions': { data: access } }));
    expect(await screen.findByText('Organisasjonen er stanset midlertidig')).toBeTruthy();
    expect(screen.getByText('Grunnen kommunen ga: Vi må se på attestene')).toBeTruthy();
    cleanup();
  }
});
