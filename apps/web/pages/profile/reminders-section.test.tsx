// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { CallFailed } from '#platform/web/client.ts';
import { givenServer, showPage } from '#tests/support/web/given-server.tsx';
import { page as editPage } from './edit-profile-page.tsx';

afterEach(cleanup);

const CHOSEN = { by_email: true, by_sms: false, hours_before: 24 };
const answered = (reached: { has_email: boolean; has_phone: boolean }) => ({ data: { ...CHOSEN, ...reached } });
const part = async () => within(await screen.findByRole('region', { name: 'Påminnelser' }));

describe('BEY-01 reminders', () => {
  test('BEY-01 how and when is chosen, and holds at once', async () => {
    let kept: object = CHOSEN;
    const server = givenServer({
      'GET /users/me/reminders': () => ({ data: { ...kept, has_email: true, has_phone: true } }),
      'PUT /users/me/reminders': ({ body }: { body: object }) => {
        kept = body;
      },
    });
    showPage(editPage, server);
    const section = await part();
    fireEvent.click(section.getByRole('switch', { name: 'Påminnelse på SMS' }));
    await waitFor(() => expect(server.of('PUT /users/me/reminders')).toEqual([{ body: { ...CHOSEN, by_sms: true } }]));
    fireEvent.change(section.getByRole('combobox', { name: 'Hvor lenge før?' }), { target: { value: '2' } });
    await waitFor(() => expect(kept).toEqual({ by_email: true, by_sms: true, hours_before: 2 }));
  });

  test('BEY-01 without a phone there is no SMS to choose, but a way to add one', async () => {
    showPage(editPage, givenServer({ 'GET /users/me/reminders': answered({ has_email: true, has_phone: false }) }));
    const section = await part();
    expect(section.getByRole<HTMLInputElement>('switch', { name: 'Påminnelse på SMS' }).disabled).toBe(true);
    expect(section.getByRole('link', { name: 'Legg til mobilnummeret ditt først' }).getAttribute('href')).toContain(
      '/profile/edit#adresser',
    );
  });

  test('BEY-01 what the server refuses moves back, and says why', async () => {
    const server = givenServer({
      'PUT /users/me/reminders': () => {
        throw new CallFailed(503, { message: 'Det er stor pågang akkurat nå.' });
      },
    });
    showPage(editPage, server);
    const section = await part();
    const email = section.getByRole<HTMLInputElement>('switch', { name: 'Påminnelse på e-post' });
    fireEvent.click(email);
    expect(await screen.findByText(/^Det er stor pågang akkurat nå\./)).toBeTruthy();
    await waitFor(() => expect(email.checked).toBe(true));
  });
});
