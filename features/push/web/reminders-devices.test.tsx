// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page as editPage } from '#apps/web/pages/profile/edit-profile-page.tsx';
import { CallFailed } from '#platform/web/client.ts';
import { givenServer, showPage } from '#tests/support/web/given-server.tsx';
import { FINGERPRINT, givenPush } from './given-push.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PUBLIC_KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const device = (id: string, fingerprint: string, agent = 'Firefox, Linux') => ({
  id,
  agent,
  fingerprint,
  created_at: '2026-11-10T10:00:00Z',
  succeeded_at: null,
});
const PHONE = device('2', 'another', 'Chrome, Android');

/** A server that keeps the devices it is told of. */
function givenDevices(before: ReturnType<typeof device>[] = [], answers: Record<string, unknown> = {}) {
  let devices = before;
  return givenServer({
    'GET /push-subscriptions': () => ({ data: { public_key: PUBLIC_KEY, devices } }),
    'POST /push-subscriptions': () => {
      devices = [...devices, device('1', FINGERPRINT)];
      return { data: devices.at(-1) };
    },
    'DELETE /push-subscriptions': ({ body }: { body: { id: string } }) => {
      devices = devices.filter(({ id }) => id !== body.id);
    },
    ...answers,
  });
}

const part = async () => within(await screen.findByRole('region', { name: 'Påminnelser' }));
const theSwitch = async () =>
  (await part()).findByRole<HTMLInputElement>('switch', { name: 'Varsel på denne enheten' });

describe('BEY-01 notifications on this device', () => {
  test('BEY-01 nobody is asked before they touch the switch; then it is on, and can be turned off', async () => {
    const push = givenPush();
    const server = givenDevices();
    showPage(editPage, server);
    const field = await theSwitch();
    await waitFor(() => expect(field.disabled).toBe(false));
    expect(field.checked).toBe(false);
    expect(push.requestPermission).not.toHaveBeenCalled();
    fireEvent.click(field);
    await waitFor(() => expect(server.of('POST /push-subscriptions')).toHaveLength(1));
    await waitFor(() => expect(field.getAttribute('aria-busy')).toBe('false'));
    expect(field.checked).toBe(true);
    expect(push.requestPermission).toHaveBeenCalledOnce();
    expect(push.subscribe.mock.calls[0]?.[0]).toMatchObject({ userVisibleOnly: true });
    expect(push.subscribe.mock.calls[0]?.[0].applicationServerKey).toHaveLength(65);
    fireEvent.click(field);
    await waitFor(() => expect(server.of('DELETE /push-subscriptions')).toEqual([{ body: { id: '1' } }]));
    await waitFor(() => expect(field.checked).toBe(false));
    expect(push.unsubscribe).toHaveBeenCalled();
  });

  test('BEY-01 the user who says no is told what to do about it, and is not asked again', async () => {
    givenPush({ answer: 'denied' });
    showPage(editPage, givenDevices());
    const field = await theSwitch();
    await waitFor(() => expect(field.disabled).toBe(false));
    fireEvent.click(field);
    expect(await (await part()).findByText(/Nettleseren avviser varsler fra denne siden/)).toBeTruthy();
    await waitFor(() => expect(field.disabled).toBe(true));
    expect(field.checked).toBe(false);
  });

  test('BEY-01 the user who closes the question can try again', async () => {
    givenPush({ answer: 'default' });
    showPage(editPage, givenDevices());
    const field = await theSwitch();
    await waitFor(() => expect(field.disabled).toBe(false));
    fireEvent.click(field);
    const error = await (await part()).findByText(/velg «Tillat» når den spør/);
    expect(field.getAttribute('aria-describedby')).toContain(error.id);
    await waitFor(() => expect(field.checked).toBe(false));
    expect(field.disabled).toBe(false);
  });

  test('BEY-01 what the server does not take leaves the browser as it was', async () => {
    const push = givenPush();
    const refuse = () => {
      throw new CallFailed(503, { message: 'Stor pågang' });
    };
    showPage(editPage, givenDevices([], { 'POST /push-subscriptions': refuse }));
    const field = await theSwitch();
    await waitFor(() => expect(field.disabled).toBe(false));
    fireEvent.click(field);
    expect(await (await part()).findByText(/Vi klarte ikke å slå på varsler/)).toBeTruthy();
    expect(push.unsubscribe).toHaveBeenCalled();
    await waitFor(() => expect(field.checked).toBe(false));
  });

  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', /legge Nabolag til på Hjem-skjermen/],
    ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/40.0', /Denne nettleseren kan ikke vise varsler/],
  ])('BEY-01 a browser that cannot says what is missing: %s', async (agent, words) => {
    vi.stubGlobal('navigator', Object.create(navigator, { userAgent: { value: agent } }));
    showPage(editPage, givenDevices());
    expect(await (await part()).findByText(words)).toBeTruthy();
    expect((await theSwitch()).disabled).toBe(true);
  });

  test('BEY-01 other devices are turned off from here; with one, reminders come', async () => {
    givenPush();
    const server = givenDevices([PHONE], {
      'GET /users/me/reminders': {
        data: { by_email: false, by_sms: false, hours_before: 24, has_email: true, has_phone: false },
      },
    });
    showPage(editPage, server);
    const section = await part();
    expect(await section.findByRole('combobox', { name: 'Hvor lenge før?' })).toBeTruthy();
    fireEvent.click(await section.findByRole('button', { name: 'Slå av varsel på Chrome, Android' }));
    expect(await section.findByText('Du får ingen påminnelser.')).toBeTruthy();
    expect(server.of('DELETE /push-subscriptions')).toEqual([{ body: { id: '2' } }]);
    expect(section.queryByText('Her får du også varsel')).toBeNull();
  });

  test('BEY-01 a portal that offers none has no switch', async () => {
    givenPush();
    showPage(editPage, givenServer());
    expect((await part()).getByRole('switch', { name: 'Påminnelse på e-post' })).toBeTruthy();
    expect((await part()).queryByRole('switch', { name: 'Varsel på denne enheten' })).toBeNull();
  });
});
