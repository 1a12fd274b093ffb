// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { accessOf, CLUB, givenOrganisation, showOrganisation } from '#tests/support/web/given-organisation.tsx';
import { page } from './organisation-page.tsx';

afterEach(cleanup);

const access = (...parts: Parameters<typeof accessOf>) => ({
  'GET /organizations/{id}/permissions': { data: accessOf(...parts) },
});
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('ORG-01 the page of an organisation', () => {
  test('ORG-01 the user who is not logged in is led through the sign-in and back', async () => {
    const server = givenOrganisation();
    showOrganisation(page, server, { isLoggedIn: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Solvik IL' })).toBeTruthy();
    const signIn = `/auth/get-started?returnUrl=%2Forganisations%2F${CLUB.id}`;
    expect(hrefOf('Følg')).toBe(signIn);
    expect(hrefOf('Bli medlem')).toBe(signIn);
    expect(hrefOf('Om oss')).toBe(`/organisations/${CLUB.id}?tab=about`);
    expect(screen.getByText('412 følgere · 186 medlemmer')).toBeTruthy();
    expect(server.of('GET /organizations/{id}/permissions')).toEqual([]);
  });

  test('ORG-01 the members tab says what to do to the user who may not see it', async () => {
    showOrganisation(page, givenOrganisation(), { search: '?tab=members', isLoggedIn: false });
    expect(await screen.findByText('Logg inn for å se medlemmene')).toBeTruthy();
    cleanup();
    showOrganisation(page, givenOrganisation(), { search: '?tab=members' });
    expect(await screen.findByText('Bare for medlemmer')).toBeTruthy();
    cleanup();
    const member = access({ rank: 'member', membership: { role: 'member', status: 'active' } }, []);
    showOrganisation(page, givenOrganisation(member), { search: '?tab=members' });
    expect(await screen.findByText('Medlemslisten er ikke åpen for alle medlemmer')).toBeTruthy();
  });

  test('ORG-01 following is told, counted, and can be taken back', async () => {
    let is_following = false;
    const turn = (isOn: boolean) => () => {
      is_following = isOn;
    };
    const server = givenOrganisation({
      'GET /organizations/{id}': () => ({ data: { ...CLUB, followers_count: is_following ? 413 : 412 } }),
      'GET /organizations/{id}/permissions': () => ({ data: accessOf({ is_following }) }),
      'POST /organizations/{id}/follow': turn(true),
      'DELETE /organizations/{id}/follow': turn(false),
    });
    showOrganisation(page, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Følg' }));
    expect(await screen.findByText('Du følger nå denne arrangørsiden.')).toBeTruthy();
    expect(screen.getByText('413 følgere · 186 medlemmer')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Følger' }));
    expect(await screen.findByText('Du følger ikke lenger denne arrangørsiden.')).toBeTruthy();
    expect(server.of('POST /organizations/{id}/follow')).toHaveLength(1);
    expect(server.of('DELETE /organizations/{id}/follow')).toHaveLength(1);
    expect(screen.getByText('412 følgere · 186 medlemmer')).toBeTruthy();
  });

  test('ERR-01 following that fails changes nothing and says so', async () => {
    const refuse = () => {
      throw new CallFailed(429, { message: 'Vent litt' });
    };
    showOrganisation(page, givenOrganisation({ 'POST /organizations/{id}/follow': refuse }));
    fireEvent.click(await screen.findByRole('button', { name: 'Følg' }));
    expect(await screen.findByText(/^Vent litt/)).toBeTruthy();
    expect(screen.getByText('412 følgere · 186 medlemmer')).toBeTruthy();
  });

  test('MEM-02 a user asks to join with a few words, and sees that it is sent', async () => {
    let hasAsked = false;
    const server = givenOrganisation({
      'POST /organizations/{id}/request': () => {
        hasAsked = true;
      },
      'GET /organizations/{id}/permissions': () => ({
        data: hasAsked ? accessOf({ membership: { role: 'applicant', status: 'requested' } }, []) : accessOf(),
      }),
    });
    showOrganisation(page, server);
    fireEvent.click(await screen.findByRole('button', { name: 'Bli medlem' }));
    fireEvent.change(await screen.findByLabelText(/Litt om deg/), { target: { value: 'Jeg spiller bratsj' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send forespørsel' }));
    expect(await screen.findByText('Forespørsel sendt')).toBeTruthy();
    expect(server.of('POST /organizations/{id}/request')).toMatchObject([
      { body: { description: 'Jeg spiller bratsj' } },
    ]);
    expect(screen.queryByRole('button', { name: 'Bli medlem' })).toBeNull();
  });

  test('MEM-02 what was typed stays when the request is refused', async () => {
    const refuse = () => {
      throw new CallFailed(409, { message: 'Du er allerede medlem.' });
    };
    showOrganisation(page, givenOrganisation({ 'POST /organizations/{id}/request': refuse }));
    fireEvent.click(await screen.findByRole('button', { name: 'Bli medlem' }));
    const words = await screen.findByLabelText<HTMLTextAreaElement>(/Litt om deg/);
    fireEvent.change(words, { target: { value: 'Hei' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send forespørsel' }));
    expect(await screen.findByText('Du er allerede medlem.')).toBeTruthy();
    expect(words.value).toBe('Hei');
  });

  test('MEM-02 a member leaves after a yes, and the owner has no way out', async () => {
    const member = { rank: 'member', membership: { role: 'member', status: 'active' } } as const;
    const server = givenOrganisation(access(member, ['leave']));
    showOrganisation(page, server);
    expect(await screen.findByText('Du er medlem')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Meld deg ut', hidden: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ja' }));
    await waitFor(() => expect(server.of('POST /organizations/{id}/leave')).toHaveLength(1));
    cleanup();
    showOrganisation(page, givenOrganisation(access({ rank: 'owner' }, [])));
    expect(await screen.findByText('Du er eier')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Meld deg ut', hidden: true })).toBeNull();
  });

  test('ORG-04 the ways to run it are there for those who may', async () => {
    showOrganisation(page, givenOrganisation(access({ rank: 'moderator' }, ['edit_gallery', 'message_members'])));
    expect(await screen.findByRole('link', { name: 'Endre' })).toBeTruthy();
    expect(hrefOf('Send melding til medlemmene')).toBe(`/organisations/${CLUB.id}/messages`);
    expect(screen.queryByRole('link', { name: 'Innstillinger' })).toBeNull();
    cleanup();
    showOrganisation(page, givenOrganisation(access({ rank: 'member' }, ['see_members'])));
    expect(await screen.findByText('Du er medlem')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Administrer organisasjonen' })).toBeNull();
  });

  test('ORG-02 one that waits for its answer says so, and can be neither followed nor joined', async () => {
    showOrganisation(page, givenOrganisation({ 'GET /organizations/{id}': { data: { ...CLUB, status: 'pending' } } }));
    expect(await screen.findByText('Venter på godkjenning')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Følg' })).toBeNull();
  });
});

test('ORG-06 the gallery opens a picture large, and the arrow keys lead round', async () => {
  const picture = (id: string, caption: string) => ({ id, url: `/files/${id}.webp`, width: 800, height: 600, caption });
  const gallery = { data: [picture('a', 'Cupen'), picture('b', '')] };
  showOrganisation(page, givenOrganisation({ 'GET /organizations/{id}/gallery': gallery }), { search: '?tab=about' });
  fireEvent.click(await screen.findByRole('link', { name: 'Cupen, bilde 1 av 2' }));
  expect(await screen.findByRole('img', { name: 'Cupen', hidden: true })).toBeTruthy();
  const next = screen.getByRole('button', { name: 'Neste bilde', hidden: true });
  fireEvent.keyDown(next, { key: 'ArrowRight' });
  expect(screen.getByRole('heading', { name: 'Bilde 2 av 2', hidden: true })).toBeTruthy();
  fireEvent.click(next);
  expect(screen.getByRole('heading', { name: 'Bilde 1 av 2', hidden: true })).toBeTruthy();
});
