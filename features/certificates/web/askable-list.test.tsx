// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from '#apps/web/pages/organisation/certificates-page.tsx';
import { accessOf, CLUB, givenOrganisation, showOrganisation } from '#tests/support/web/given-organisation.tsx';
import type { OrganisationCertificate } from '../contract.ts';

afterEach(cleanup);

const certificateOf = (name: string, request: boolean): OrganisationCertificate => ({
  id: name,
  name,
  description: 'Kurs på fire timer.',
  category: 'safety',
  thumbnail_url: null,
  documents: [],
  organization: { id: CLUB.id, name: CLUB.name },
  version: 1,
  municipality_id: null,
  organizations: [],
  can: { give: false, request, edit: false, detach: false },
});

function show(certificates: readonly OrganisationCertificate[]) {
  const server = givenOrganisation({
    'GET /organizations/{id}/permissions': { data: accessOf({ rank: 'member' }, []) },
    'GET /organizations/{id}/certificates': { data: certificates },
    'POST /stamps/request': { data: {} },
  });
  showOrganisation(page, server);
  return server;
}

test('CER-02 a member sees what can be asked for, and asks from the page of the organisation', async () => {
  const server = show([certificateOf('Førstehjelp', true), certificateOf('Lukket', false)]);
  fireEvent.click(await screen.findByRole('button', { name: 'Be om sertifikatet: Førstehjelp' }));
  expect(await screen.findByText('Du har bedt om sertifikatet')).toBeTruthy();
  expect(screen.queryByText('Lukket')).toBeNull();
  expect(server.of('POST /stamps/request')).toMatchObject([
    { body: { organization_id: CLUB.id, certificate_id: 'Førstehjelp' } },
  ]);
});

test('CER-02 a member of an organisation that gives none is told so', async () => {
  show([]);
  expect(await screen.findByText(`${CLUB.name} har ingen sertifikater å gi ennå.`)).toBeTruthy();
});
