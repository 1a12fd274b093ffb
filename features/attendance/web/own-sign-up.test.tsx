// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TicketStore } from '#features/identity/web/ticket-store.ts';
import { TicketProvider } from '#features/identity/web/use-login.tsx';
import type { Confirm } from '#features/portal/web/confirmations/confirmations.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { CallProvider } from '#platform/web/call.tsx';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import type { OwnPlace } from '../contract.ts';
import { AllTimesButton } from './all-times-button.tsx';
import { listOwnPlaces } from './calls.ts';
import { attending, EVENT, place } from './given-place.ts';
import { LeaveButton } from './leave-button.tsx';
import { OwnActions } from './own-actions.tsx';
import { OwnPlaceStatus } from './own-place-status.tsx';
import { OwnTimeAction } from './own-time-action.tsx';
import { useOwnPlaces } from './use-own-places.ts';
import { useSignUp } from './use-sign-up.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const NOW = new Date('2026-11-15T12:00:00Z');

type Answer = () => unknown;

const tickets = { clear: () => {}, read: () => null, subscribe: () => () => {} } as unknown as TicketStore;

function Shown({ confirm }: { confirm: Confirm }) {
  const { places } = useOwnPlaces(EVENT.id, true);
  const signUp = useSignUp({
    now: NOW,
    confirm,
    changed: [],
    returnUrlOf: ({ event_id, occurrence_id }) => `/${event_id}/${occurrence_id}`,
  });
  return places.map((one) => (
    <section key={one.occurrence_id} aria-label={one.occurrence_id}>
      <OwnPlaceStatus place={one} now={NOW} />
      <OwnActions event={EVENT} place={one} signUp={signUp} codeHref="/code" calendarHref="/ics" otherTimes={0} />
      <LeaveButton event={EVENT} place={one} signUp={signUp} />
      <OwnTimeAction event={EVENT} place={one} signUp={signUp} when="torsdag" />
      <AllTimesButton event={EVENT} places={places} signUp={signUp} />
    </section>
  ));
}

/** A user before one or more times, and a server of a few sentences. */
async function show(places: OwnPlace[], answers: Record<string, Answer> = {}, answer: boolean | null = true) {
  const asked: string[] = [];
  const questions: unknown[] = [];
  const confirm: Confirm = async (kind, ...values) => {
    questions.push({ kind, ...values[0] });
    return answer;
  };
  const call = (async ({ method, path }) => {
    asked.push(`${method} ${path}`);
    const known: Record<string, Answer> = { 'GET /events/{id}/my': () => ({ data: places }), ...answers };
    return known[`${method} ${path}`]?.();
  }) as Call;
  const queries = new QueryClient();
  const router = createMemoryRouter([{ path: '*', element: <Shown confirm={confirm} /> }]);
  render(
    <LanguageProvider locale="nb">
      <CallProvider call={call}>
        <QueryClientProvider client={queries}>
          <TicketProvider tickets={tickets}>
            <ToastProvider>
              <RouterProvider router={router} />
              <ToastRegion label="Beskjeder" closeLabel="Lukk" />
            </ToastProvider>
          </TicketProvider>
        </QueryClientProvider>
      </CallProvider>
    </LanguageProvider>,
  );
  await screen.findByRole('region', { name: 'time-1' });
  const kept = () =>
    queries.getQueryData(answerQuery(call, listOwnPlaces, { params: { id: EVENT.id } }).queryKey)?.data;
  return { asked, kept, router, questions };
}

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);

describe('OCC-01 signing up', () => {
  test('OCC-02 one touch, and the answer is what is shown: Du deltar, and when', async () => {
    const { asked, kept } = await show([place()], { 'POST /occurrences/{id}/attend': () => ({ data: attending() }) });
    press('Meld deg på');
    expect(await screen.findByText('Torsdag 19. november, 18:00–20:00')).toBeTruthy();
    expect(screen.getAllByText('Du deltar')).toHaveLength(2);
    expect(asked.filter((one) => one.startsWith('POST'))).toEqual(['POST /occurrences/{id}/attend']);
    expect(kept()?.[0]?.status).toBe('attending');
    expect(screen.queryByRole('button', { name: 'Meld deg på' })).toBeNull();
  });

  test('OCC-04 another user was quicker: the user who wanted a place is told that they wait, and where in line', async () => {
    const waiting = place({ status: 'waiting', position: 3, can: { sign_up: false, leave: true } });
    await show([place()], { 'POST /occurrences/{id}/attend': () => ({ data: waiting }) });
    press('Meld deg på');
    expect(await screen.findByText('Du er nummer 3 i køen.')).toBeTruthy();
    expect(screen.getByText('Du er nummer 3 i køen. Vi sier fra når du får plass.')).toBeTruthy();
    expect(screen.queryByText('Du deltar')).toBeNull();
  });

  test('OCC-05 a refusal is told in its own words, and what is shown is asked for again', async () => {
    const refusal = new CallFailed(409, { message: 'Aktiviteten er avlyst. Finn gjerne noe annet.' });
    const { asked } = await show([place()], { 'POST /occurrences/{id}/attend': () => Promise.reject(refusal) });
    press('Meld deg på');
    expect(await screen.findByText('Aktiviteten er avlyst. Finn gjerne noe annet.')).toBeTruthy();
    await waitFor(() => expect(asked.filter((one) => one === 'GET /events/{id}/my')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Meld deg på' })).toBeTruthy();
  });

  test('OCC-01 without a connection it says so, and it can be tried again', async () => {
    await show([place()], { 'POST /occurrences/{id}/attend': () => Promise.reject(new TypeError('no connection')) });
    press('Meld deg på');
    expect(await screen.findByText('Vi får ikke kontakt')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeTruthy();
  });

  test('OCC-01 whose login has ended is led to the sign-in with the time that they wanted', async () => {
    const ended = new CallFailed(401, { message: 'Logg inn' });
    const { router } = await show([place()], { 'POST /occurrences/{id}/attend': () => Promise.reject(ended) });
    press('Meld deg på');
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('returnUrl')).toBe('/event/time-1'),
    );
  });

  test('OCC-01 two touches are one', async () => {
    const { asked } = await show([place()], { 'POST /occurrences/{id}/attend': () => ({ data: attending() }) });
    press('Meld deg på');
    press('Meld deg på');
    await screen.findAllByText('Du deltar');
    expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(1);
  });

  test('OCC-01 the second half of a double tap does not open the code that has taken the place of the button', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { router } = await show([place()], { 'POST /occurrences/{id}/attend': () => ({ data: attending() }) });
    press('Meld deg på');
    const code = await screen.findByRole('link', { name: 'Vis koden min' });
    fireEvent.click(code);
    press('Meld deg av');
    expect([router.state.location.pathname, document.querySelector('dialog')]).toEqual(['/', null]);
    vi.advanceTimersByTime(1000);
    const isFollowed = fireEvent.click(code);
    expect(isFollowed).toBe(true);
  });

  test('OCC-01 an answer that is lost on the way: what the server has done is what is told', async () => {
    const told = [place()];
    await show(told, {
      'POST /occurrences/{id}/attend': () => {
        told[0] = attending();
        return Promise.reject(new TypeError('connection lost'));
      },
    });
    press('Meld deg på');
    expect(await screen.findByText('Torsdag 19. november, 18:00–20:00')).toBeTruthy();
    expect(screen.queryByText('Vi får ikke kontakt')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Meld deg på' })).toBeNull();
  });

  test('OCC-01 DLG-02 the whole series is joined after a question that names the days', async () => {
    const second = { occurrence_id: 'time-2' as OwnPlace['occurrence_id'], start_at: '2026-11-26T17:00:00Z' };
    const joined = [attending(), attending(second)];
    const answers = { 'POST /events/{id}/join': () => ({ data: joined }) };
    const { asked, questions } = await show([place(), place({ ...second, attendees_count: 10 })], answers);
    press('Meld deg på alle 2 gangene');
    expect(await screen.findByText('Du er påmeldt 2 ganger.')).toBeTruthy();
    const days = ['torsdag 19. november', 'torsdag 26. november'];
    expect(questions).toEqual([{ kind: 'sign_up_all', name: EVENT.name, days, full_count: 1 }]);
    expect(asked).toContain('POST /events/{id}/join');
    expect(screen.queryByRole('button', { name: /på alle/ })).toBeNull();
    cleanup();
    const refused = await show([place(), place(second)], answers, false);
    press('Meld deg på alle 2 gangene');
    await Promise.resolve();
    expect(refused.asked.filter((one) => one.startsWith('POST'))).toEqual([]);
  });
});

describe('OCC-01 leaving', () => {
  test('DLG-02 a no, or no answer, changes nothing; a yes leaves', async () => {
    for (const answer of [false, null]) {
      const { asked } = await show([attending()], {}, answer);
      press('Meld deg av');
      await Promise.resolve();
      expect(asked.filter((one) => one.startsWith('POST'))).toEqual([]);
      cleanup();
    }
    await show([attending()], { 'POST /occurrences/{id}/leave': () => ({ data: place() }) });
    press('Meld deg av');
    expect(await screen.findByText('Du deltar ikke')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Meld deg på' })).toBeTruthy();
  });

  test('OCC-01 DLG-02 all the times are left at once, after a question that names the days', async () => {
    const second = { occurrence_id: 'time-2' as OwnPlace['occurrence_id'], start_at: '2026-11-26T17:00:00Z' };
    const { questions } = await show([attending(), attending(second)], {
      'POST /events/{id}/leave': () => ({ data: [place(), place(second)] }),
    });
    press('Meld deg av alle 2 gangene');
    expect(await screen.findByText('Du er meldt av 2 ganger')).toBeTruthy();
    const days = ['torsdag 19. november', 'torsdag 26. november'];
    expect(questions).toEqual([{ kind: 'leave_all', name: EVENT.name, days }]);
    expect(screen.queryByRole('button', { name: /av alle/ })).toBeNull();
  });

  test('OCC-01 the button at the end of a time stays the same, so that the focus stays', async () => {
    await show([attending()], { 'POST /occurrences/{id}/leave': () => ({ data: place() }) });
    const button = screen.getByRole('button', { name: 'Meld deg av: torsdag' });
    button.focus();
    fireEvent.click(button);
    await screen.findByText('Du deltar ikke');
    expect(screen.getByRole('button', { name: 'Meld deg på: torsdag' })).toBe(button);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test('OCC-05 too late to leave says whom to tell, and offers no button', async () => {
    await show([attending({ can: { sign_up: false, leave: false } })]);
    expect(screen.getByText(/^Fristen for å melde seg av er ute\./)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const offeredUntil = (offer_expires_at: string): Partial<OwnPlace> => ({ status: 'offered', offer_expires_at });

describe('BEY-02 how one stands', () => {
  test.each<[string, Partial<OwnPlace>, RegExp]>([
    ['an offer with its deadline', offeredUntil('2026-11-16T11:00:00Z'), /^Svar innen 16 nov 12:00\./],
    ['I18-08 an offer for the rest of the day', offeredUntil('2026-11-15T23:00:00Z'), /^Svar innen midnatt\./],
    ['the first in line', { status: 'waiting', position: 1 }, /^Du står først i køen\./],
    [
      'the lots that are still to be drawn',
      { status: 'waiting', draws_at: '2026-11-18T17:00:00Z' },
      /^Plassene trekkes onsdag 18\. november, 18:00\./,
    ],
    ['until when one can leave', attending({ leave_until: '2026-11-19T15:00:00Z' }), /fram til 19 nov 16:00\./],
    ['that one has come', attending({ checked_in_at: '2026-11-19T17:00:00Z' }), /^Du er sjekket inn\./],
  ])('tells %s', async (_, more, words) => {
    await show([place({ can: { sign_up: false, leave: true }, ...more })]);
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('an offer is taken or turned down', async () => {
    const offered = place({ status: 'offered', can: { sign_up: true, leave: true } });
    const { asked } = await show([offered], { 'POST /occurrences/{id}/attend': () => ({ data: attending() }) });
    expect(screen.getAllByRole('button', { name: 'Nei takk' })).toHaveLength(1);
    press('Ta plassen');
    await screen.findAllByText('Du deltar');
    expect(asked).toContain('POST /occurrences/{id}/attend');
  });

  test.each<[string, Partial<OwnPlace>, string | null]>([
    ['full', { attendees_count: 10 }, 'Sett meg på venteliste'],
    ['given by lot', { draws_at: '2026-11-18T17:00:00Z', attendees_count: 10 }, 'Bli med i trekningen'],
    ['full without a waiting list', { attendees_count: 10, can: { sign_up: false, leave: false } }, null],
    ['closed', { fault: 'closed', can: { sign_up: false, leave: false } }, null],
  ])('what is %s has the button that fits', async (_, more, name) => {
    await show([place(more)]);
    expect(screen.queryAllByRole('button').map((button) => button.textContent)[0] ?? null).toBe(name);
  });
});
