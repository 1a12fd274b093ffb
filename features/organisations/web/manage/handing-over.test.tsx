// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from '#apps/web/pages/organisation/organisation-page.tsx';
import { accessOf, givenOrganisation, showOrganisation } from '#tests/support/web/given-organisation.tsx';
import { needsProof } from '#tests/support/web/given-server.tsx';

afterEach(cleanup);

/** Asks for proof until the password has been given. */
function givenProofDesk() {
  let hasProved = false;
  return {
    'GET /users/me': { data: { has_password: true } },
    'POST /auth/proof': () => {
      hasProved = true;
    },
    demandsProof: () => {
      if (!hasProved) throw needsProof();
    },
  };
}

async function prove() {
  fireEvent.change(await screen.findByLabelText('Passord'), { target: { value: 'Et langt passord' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Bekreft' }));
}

const MEMBER = {
  id: '01900000-0000-7000-8000-000000000002',
  name: 'Adam Administrator',
  thumbnail_url: null,
  rank: 'admin',
  role: 'admin',
  kind: 'membership',
  status: 'active',
  starts_on: null,
  ends_on: null,
  is_contact: false,
  title: null,
  email: null,
  phone: null,
  created_at: '2026-01-01T10:00:00Z',
  is_offered_ownership: false,
  can: { change_role: false, remove: false, edit: false, offer_ownership: true },
};
const meta = { total: 1, last_page: 1, page: 1, per_page: 30 };

const access = (...parts: Parameters<typeof accessOf>) => ({
  'GET /organizations/{id}/permissions': { data: accessOf(...parts) },
});

describe('D-11 ORG-03 handing an organisation over', () => {
  test('D-11 taking over asks for the password and goes on by itself', async () => {
    const { demandsProof, ...desk } = givenProofDesk();
    const server = givenOrganisation({
      ...desk,
      ...access({ rank: 'admin', is_offered: true }, []),
      'POST /organizations/{id}/owner/accept': demandsProof,
    });
    showOrganisation(page, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Ja, jeg overtar' }));
    await prove();
    expect(await screen.findByText('Du er nå eier')).toBeTruthy();
    expect(server.of('POST /organizations/{id}/owner/accept')).toHaveLength(2);
  });

  test('D-11 offering asks for the password; closing the dialog offers nothing', async () => {
    const { demandsProof, ...desk } = givenProofDesk();
    const server = givenOrganisation({
      ...desk,
      ...access({ rank: 'owner' }, ['see_members', 'transfer_ownership']),
      'GET /organizations/{id}/members': { data: [MEMBER], meta },
      'POST /organizations/{id}/owner/{user}': demandsProof,
    });
    showOrganisation(page, server, { search: '?tab=members' });
    const offer = async () => {
      fireEvent.click(await screen.findByRole('button', { name: /Adam Administrator/ }));
      fireEvent.click(await screen.findByRole('button', { name: 'Tilby eierskapet' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Tilby eierskapet' }));
    };
    await offer();
    await screen.findByLabelText('Passord');
    fireEvent.click(screen.getAllByRole('button', { name: 'Avbryt' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByLabelText('Passord')).toBeNull());
    expect(screen.queryByText('Tilbudet er sendt')).toBeNull();
    await offer();
    await prove();
    expect(await screen.findByText('Tilbudet er sendt')).toBeTruthy();
  });
});

test.each([
  ['a person who may change roles', ['change_roles'] as const, ['member', 'moderator', 'admin']],
  ['others, who invite members', [] as const, null],
])('MEM-04 the roles to invite to are offered to %s', async (_who, more, offered) => {
  const can = ['see_members', 'invite_members', ...more] as const;
  const server = givenOrganisation({
    ...access({ rank: 'moderator' }, [...can]),
    'GET /organizations/{id}/members': { data: [MEMBER], meta },
    'GET /organizations/{id}/invites': { data: [], meta: { ...meta, total: 0 } },
  });
  showOrganisation(page, server, { search: '?tab=members' });
  fireEvent.click(await screen.findByRole('button', { name: 'Inviter' }));
  await screen.findByLabelText(/E-postadresser/);
  const field = screen.queryByLabelText<HTMLSelectElement>('Rolle');
  expect(field && [...field.options].map(({ value }) => value)).toEqual(offered);
});
