// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { accessOf, CLUB, givenOrganisation, showOrganisation } from '#tests/support/web/given-organisation.tsx';
import { page } from './edit-page.tsx';

afterEach(cleanup);

const admin = { 'GET /organizations/{id}/permissions': { data: accessOf({ rank: 'admin' }, ['edit_organization']) } };
const type = async (label: RegExp, value: string) => {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value } });
  return field;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ORG-03 changing an organisation', () => {
  test('ORG-03 sends the whole of it with the version that it was made from', async () => {
    const saved = { ...CLUB, name: 'Solvik idrettslag', updated_at: '2026-11-15T12:00:00.000Z' };
    const server = givenOrganisation({ ...admin, 'PUT /organizations/{id}': { data: saved } });
    showOrganisation(page, server);
    await type(/^Navn/, 'Solvik idrettslag');
    press('Lagre');
    expect(await screen.findByText('Endringene er lagret.')).toBeTruthy();
    expect(server.of('PUT /organizations/{id}')).toMatchObject([
      { body: { name: 'Solvik idrettslag', email: 'post@solvik.example', updated_at: CLUB.updated_at } },
    ]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Lagre' }).disabled).toBe(true);
  });

  test('VAL-03 an address that was typed and not chosen is told, and nothing is sent', async () => {
    const server = givenOrganisation(admin);
    showOrganisation(page, server);
    const address = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Adresse/ });
    fireEvent.change(address, { target: { value: 'Ingen vei 7' } });
    press('Lagre');
    await waitFor(() => expect(document.activeElement).toBe(address));
    expect(address.value).toBe('Ingen vei 7');
    expect(server.of('PUT /organizations/{id}')).toEqual([]);
  });

  test('ORG-03 two at once: what was typed stays, what the other one changed is told, and saving again holds', async () => {
    const theirs = { ...CLUB, name: 'Solvik IL og FK', phone: '+4755000000', updated_at: '2026-11-15T11:59:00.000Z' };
    let hasOther = false;
    const server = givenOrganisation({
      ...admin,
      'GET /organizations/{id}': () => ({ data: hasOther ? theirs : CLUB }),
      'PUT /organizations/{id}': ({ body }: { body: { updated_at: string } }) => {
        if (body.updated_at === CLUB.updated_at) {
          hasOther = true;
          throw new CallFailed(409, { message: 'Kari lagret for ett minutt siden.' });
        }
        return { data: { ...theirs, ...body } };
      },
    });
    showOrganisation(page, server);
    const description = await type(/^Beskrivelse/, 'For hele bygda, hele året');
    press('Lagre');
    expect(await screen.findByText('Noen andre har lagret i mellomtiden')).toBeTruthy();
    expect(screen.getByText('Kari lagret for ett minutt siden.')).toBeTruthy();
    // The button is far below: what happened has the focus.
    expect(document.activeElement?.textContent).toContain('Noen andre har lagret');
    expect(screen.getByText('Navn er nå: Solvik IL og FK')).toBeTruthy();
    expect(description.value).toBe('For hele bygda, hele året');
    // What was not touched follows the other one, so that it is not put back by mistake.
    expect((await screen.findByLabelText<HTMLInputElement>(/^Navn/)).value).toBe('Solvik IL og FK');

    press('Lagre min versjon');
    expect(await screen.findByText('Endringene er lagret.')).toBeTruthy();
    expect(server.of('PUT /organizations/{id}').at(-1)).toMatchObject({
      body: {
        name: 'Solvik IL og FK',
        phone: '+4755000000',
        description: 'For hele bygda, hele året',
        updated_at: theirs.updated_at,
      },
    });
  });

  test('VAL-06 what is wrong is listed on top with links to the fields', async () => {
    const refuse = () => {
      throw new CallFailed(422, {
        message: 'Feil',
        errors: { email: ['Det er ikke en e-postadresse.'], website: ['Det er ikke en nettadresse.'] },
      });
    };
    showOrganisation(page, givenOrganisation({ ...admin, 'PUT /organizations/{id}': refuse }));
    const email = await type(/^E-post/, 'post@');
    press('Lagre');
    const heading = await screen.findByRole('heading', { name: '2 ting må rettes' });
    await waitFor(() => expect(document.activeElement?.contains(heading)).toBe(true));
    const link = screen.getByRole('link', { name: 'Det er ikke en e-postadresse.' });
    expect(link.getAttribute('href')).toBe(`#${email.id}`);
    expect(email.value).toBe('post@');
  });

  test('SHL-13 what is not saved is asked about before one leaves', async () => {
    const { router } = showOrganisation(page, givenOrganisation(admin));
    await type(/^Navn/, 'Noe annet');
    await router.navigate('/events');
    expect(await screen.findByText('Du har ikke lagret')).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/organisations/${CLUB.id}`);
  });

  test('ORG-03 each part is there for those who may, and others hear whom to ask', async () => {
    showOrganisation(page, givenOrganisation());
    expect(await screen.findByText('Du kan ikke endre denne organisasjonen')).toBeTruthy();
    cleanup();
    const moderator = { data: accessOf({ rank: 'moderator' }, ['edit_gallery']) };
    showOrganisation(page, givenOrganisation({ 'GET /organizations/{id}/permissions': moderator }));
    expect(await screen.findByRole('heading', { name: 'Bilder' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Navn/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Slett organisasjonen' })).toBeNull();
  });

  test('DLG-02 deleting asks first, and says why it is not possible', async () => {
    const refuse = () => {
      throw new CallFailed(409, { message: '12 er påmeldt. Avlys aktivitetene først.' });
    };
    const server = givenOrganisation({
      'GET /organizations/{id}/permissions': { data: accessOf({ rank: 'owner' }, ['delete_organization']) },
      'DELETE /organizations/{id}': refuse,
    });
    const { router } = showOrganisation(page, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Slett organisasjonen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Avbryt' }));
    expect(server.of('DELETE /organizations/{id}')).toEqual([]);
    press('Slett organisasjonen');
    fireEvent.click(await screen.findByRole('button', { name: 'Slett' }));
    expect(await screen.findByText('12 er påmeldt. Avlys aktivitetene først.')).toBeTruthy();
    expect(router.state.location.pathname).toBe(`/organisations/${CLUB.id}`);
  });

  test('ORG-06 a picture is deleted after a yes', async () => {
    const picture = { id: 'p1', url: '/files/p1.webp', width: 8, height: 6, caption: 'Cupen' };
    let pictures = [picture];
    const server = givenOrganisation({
      'GET /organizations/{id}/permissions': { data: accessOf({ rank: 'moderator' }, ['edit_gallery']) },
      'GET /organizations/{id}/gallery': () => ({ data: pictures }),
      'DELETE /organizations/{id}/gallery/{image}': () => {
        pictures = [];
      },
    });
    showOrganisation(page, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Slett bildet Cupen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Slett' }));
    expect(await screen.findByText('Bildet er slettet.')).toBeTruthy();
    expect(await screen.findByText('Ingen bilder ennå.')).toBeTruthy();
  });
});
