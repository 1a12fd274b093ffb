// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verificationState } from '#features/identity/web/verification-state.ts';
import { CallFailed } from '#platform/web/client.ts';
import { givenServer, needsProof, SETTINGS, settingsInForce, showPage } from '#tests/support/web/given-server.tsx';
import { page as editPage } from './edit-profile-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('USR-01 settings', () => {
  test('USR-01 sends only what was changed, says that it is saved, and has nothing more to save', async () => {
    const server = givenServer();
    showPage(editPage, server);
    const name = await screen.findByLabelText<HTMLInputElement>('Navn');
    const save = () =>
      within(screen.getByRole('region', { name: 'Om meg' })).getByRole<HTMLButtonElement>('button', { name: 'Lagre' });
    expect(save().disabled).toBe(true);
    fireEvent.change(name, { target: { value: 'Ingrid Berg' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Fødselsdato/ }), { target: { value: '' } });
    fireEvent.click(save());
    expect(await screen.findByText('Opplysningene er lagret')).toBeTruthy();
    expect(server.of('PUT /users/me')).toEqual([{ body: { name: 'Ingrid Berg', birth_date: null } }]);
    expect(save().disabled).toBe(true);
  });

  test('VAL-06 a fault lands on its field, which gets the focus, and what was typed stays', async () => {
    const refuse = () => {
      throw new CallFailed(422, { message: 'Feil', errors: { postal_code: ['Postnummeret har fire sifre'] } });
    };
    showPage(editPage, givenServer({ 'PUT /users/me': refuse }));
    const field = await screen.findByLabelText<HTMLInputElement>(/Postnummer/);
    fireEvent.change(field, { target: { value: '50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
    const error = await screen.findByText('Postnummeret har fire sifre');
    expect(field.getAttribute('aria-describedby')).toContain(error.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('50');
  });

  test('SHL-13 what is not saved is asked about before one leaves', async () => {
    const { router } = showPage(editPage, givenServer());
    fireEvent.change(await screen.findByLabelText('Navn'), { target: { value: 'Nytt Navn' } });
    await router.navigate('/events');
    expect(await screen.findByText('Du har ikke lagret')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/profile/edit');
  });

  test('USR-01 e-mail and phone are changed on the screen that sends a code', async () => {
    const { router } = showPage(editPage, givenServer());
    fireEvent.click(await screen.findByRole('button', { name: 'Legg til mobilnummer' }));
    expect(router.state.location.pathname).toBe('/auth/verify/verify-username');
    expect(verificationState.read()).toEqual({ username: '', purpose: 'phone' });
    expect(screen.getByText('ingrid@test.example')).toBeTruthy();
  });

  test('IDN-10 a message from the page before is shown', async () => {
    const server = givenServer();
    const { router } = showPage(editPage, server, '/elsewhere');
    await router.navigate('/profile/edit', { state: { toast: 'Opplysningene er oppdatert' } });
    expect(await screen.findByText('Opplysningene er oppdatert')).toBeTruthy();
  });

  test('IDN-05 the password: both alike, then saved; other fields do not come along', async () => {
    const server = givenServer({ 'POST /auth/password/change': undefined });
    showPage(editPage, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Endre passord' }));
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Passordet du har nå', 'det gamle');
    type('Nytt passord', 'fire røde kyr i fjellet');
    type('Gjenta det nye passordet', 'fire røde kyr');
    fireEvent.click(screen.getByRole('button', { name: 'Lagre passordet' }));
    expect(screen.getByText('Passordene er ikke like')).toBeTruthy();
    type('Gjenta det nye passordet', 'fire røde kyr i fjellet');
    fireEvent.click(screen.getByRole('button', { name: 'Lagre passordet' }));
    expect(await screen.findByText('Passordet er lagret')).toBeTruthy();
    expect(server.of('POST /auth/password/change')).toEqual([
      {
        body: {
          current_password: 'det gamle',
          password: 'fire røde kyr i fjellet',
          password_confirmation: 'fire røde kyr i fjellet',
        },
      },
    ]);
  });

  test('IDN-06 where proof is asked for, the password is given and the call repeated', async () => {
    let hasProved = false;
    const server = givenServer({
      'POST /auth/two-factor-authentication': () => {
        if (!hasProved) throw needsProof();
      },
      'POST /auth/proof': () => {
        hasProved = true;
      },
    });
    showPage(editPage, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Slå på' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bekreft at det er deg' });
    fireEvent.change(within(dialog).getByLabelText('Passord'), { target: { value: 'hemmelig' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Bekreft' }));
    expect(await screen.findByText('Innlogging i to steg er slått på')).toBeTruthy();
    expect(server.of('POST /auth/proof')).toEqual([{ body: { password: 'hemmelig' } }]);
    expect(server.of('POST /auth/two-factor-authentication')).toHaveLength(2);
  });

  test('IDN-06 the user who will not prove who they are has changed nothing, and is told nothing is wrong', async () => {
    const server = givenServer({
      'POST /auth/two-factor-authentication': () => {
        throw needsProof();
      },
    });
    showPage(editPage, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Slå på' }));
    const dialog = await screen.findByRole('dialog', { name: 'Bekreft at det er deg' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByText('Bekreft at det er deg')).toBeNull());
    expect(screen.queryByText('Innlogging i to steg er slått på')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  test('IDN-06 staff sees a picture for the app, and the recovery codes once', async () => {
    const server = givenServer(
      {
        'POST /auth/authenticator': {
          data: { secret: 'ABC234', url: 'otpauth://x', picture_svg: '<svg/>', setup: 'sealed' },
        },
        'PUT /auth/authenticator': { data: { recovery_codes: ['aaaa1', 'bbbb2'] } },
      },
      { is_staff: true },
    );
    showPage(editPage, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Ta i bruk kodeapp' }));
    const picture = await screen.findByRole('img', { name: 'QR-kode for kodeappen' });
    expect(picture.getAttribute('src')).toBe(`data:image/svg+xml;base64,${btoa('<svg/>')}`);
    fireEvent.change(screen.getByLabelText('Koden som appen viser'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
    expect(await screen.findByText('aaaa1')).toBeTruthy();
    expect(server.of('PUT /auth/authenticator')).toEqual([{ body: { setup: 'sealed', code: '123-456' } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Jeg har tatt vare på dem' }));
    expect(screen.queryByText('aaaa1')).toBeNull();
  });

  test('USR-01 without a number SMS cannot be switched on, and the way to add one is there', async () => {
    showPage(editPage, givenServer());
    const general = within(await screen.findByRole('group', { name: 'Alle varsler' }));
    expect(general.queryByRole('checkbox', { name: 'SMS' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Legg til mobilnummeret ditt' })).toBeTruthy();
  });

  test('USR-01 NOT-04 a choice takes effect at once: in general, for a category and for an organisation', async () => {
    const server = givenServer(
      {
        'GET /users/me/notification-settings': {
          data: settingsInForce([{ id: 'o1', name: 'Korpset', is_member: true, is_own: false, ...SETTINGS }], true),
        },
        'PUT /users/me/notification-settings': undefined,
        'PUT /users/me/notification-settings/categories/{category}': undefined,
        'PUT /users/me/notification-settings/{organization}': undefined,
      },
      { phone: '+4791234567' },
    );
    showPage(editPage, server);
    const general = within(await screen.findByRole('group', { name: 'Alle varsler' }));
    const sms = general.getByRole<HTMLInputElement>('checkbox', { name: 'SMS' });
    fireEvent.click(sms);
    expect(sms.checked).toBe(true);
    await waitFor(() =>
      expect(server.of('PUT /users/me/notification-settings')).toEqual([{ body: { ...SETTINGS, by_sms: true } }]),
    );
    const places = within(screen.getByRole('group', { name: 'Påmelding og endringer' }));
    expect(places.getByRole<HTMLInputElement>('checkbox', { name: 'Portal' }).disabled).toBe(true);
    await waitFor(() => {
      fireEvent.click(places.getByRole('checkbox', { name: 'Push' }));
      expect(server.of('PUT /users/me/notification-settings/categories/{category}').at(0)).toMatchObject({
        params: { category: 'places' },
      });
    });
    const own = within(screen.getByRole('group', { name: 'Korpset' }));
    await waitFor(() => {
      fireEvent.click(own.getByRole('checkbox', { name: 'E-post' }));
      expect(server.of('PUT /users/me/notification-settings/{organization}').at(0)).toEqual({
        params: { organization: 'o1' },
        body: { ...SETTINGS, by_email: false },
      });
    });
  });

  test('IDN-19 each session has its own way out', async () => {
    const server = givenServer({ 'DELETE /auth/sessions/{id}': undefined });
    showPage(editPage, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Logg ut Safari, iPhone' }));
    expect(await screen.findByText('Logget ut der')).toBeTruthy();
    expect(server.of('DELETE /auth/sessions/{id}')).toEqual([{ params: { id: '2' } }]);
    expect(screen.getByText('Denne enheten')).toBeTruthy();
  });

  test('USR-06 the account is deleted step by step, never by one click', async () => {
    const server = givenServer({ 'DELETE /users/me': undefined });
    const { router } = showPage(editPage, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Slett brukeren min' }));
    expect(screen.getByText('Dette må vi ta vare på, uten navnet ditt')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Gå videre' }));
    fireEvent.click(screen.getByRole('button', { name: 'Slett brukeren for godt' }));
    expect(screen.getByText('Kryss av for at du forstår')).toBeTruthy();
    expect(server.of('DELETE /users/me')).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /Jeg forstår/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Slett brukeren for godt' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
    expect(server.of('DELETE /users/me')).toHaveLength(1);
  });

  test('USR-06 an owner is told why not', async () => {
    const refuse = () => {
      throw new CallFailed(409, { message: 'Du eier Korpset.' });
    };
    showPage(editPage, givenServer({ 'DELETE /users/me': refuse }));
    fireEvent.click(await screen.findByRole('button', { name: 'Slett brukeren min' }));
    fireEvent.click(screen.getByRole('button', { name: 'Gå videre' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Jeg forstår/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Slett brukeren for godt' }));
    expect(await screen.findByText('Du eier Korpset.')).toBeTruthy();
  });
});
