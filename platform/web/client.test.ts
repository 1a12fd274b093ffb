import { expect, test, vi } from 'vitest';
import { addressOf, browserClient, CallFailed, remote } from './client.ts';

const answerWith = (body: unknown, init: ResponseInit = {}) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status: 200, ...init }));

const options = {
  language: () => 'nn',
  ticket: () => null as string | null,
  readonlyMessage: () => null,
  onTicketRefused: vi.fn(),
  onAnnouncement: vi.fn(),
};
const anything = remote<never>('GET' as never, '/things/{id}' as never);

test('API-02 a call carries the language, the ticket and the cookies', async () => {
  const fetch = answerWith({ data: 1 });
  await browserClient({ ...options, ticket: () => 'abc', fetch })(anything, { params: { id: 'a/b' } } as never);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/things/a%2Fb');
  expect(init).toMatchObject({
    credentials: 'include',
    headers: { accept: 'application/json', 'x-app-language': 'nn', authorization: 'Bearer abc' },
  });
});

test('API-02 without a ticket there is no Authorization, and the announcement header is handed on', async () => {
  const fetch = answerWith({}, { headers: { announcement: '{"id":"1"}' } });
  const onAnnouncement = vi.fn();
  await browserClient({ ...options, onAnnouncement, fetch })(anything, { params: { id: '1' } } as never);
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization');
  expect(onAnnouncement).toHaveBeenCalledWith('{"id":"1"}');
});

test('D-11 what the page asks for by itself says so, and is no sign of the user', async () => {
  const fetch = answerWith({});
  const note = vi.fn();
  const calling = (isUnattended: boolean) =>
    browserClient({ ...options, fetch, activity: { isUnattended: () => isUnattended, note } })(anything, {
      params: { id: '1' },
    } as never);
  await calling(true);
  expect(fetch.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-unattended': '1' });
  expect(note).not.toHaveBeenCalled();
  await calling(false);
  expect(fetch.mock.calls[1]?.[1]?.headers).not.toHaveProperty('x-unattended');
  expect(note).toHaveBeenCalledOnce();
});

test('ERR-02 a refusal keeps its status, message, fields and the time to wait', async () => {
  const body = { message: 'Nokre felt må rettast.', errors: { name: ['Namn er påkravd'] } };
  const fetch = answerWith(body, { status: 422, headers: { 'retry-after': '7' } });
  const call = browserClient({ ...options, fetch })(anything, { params: { id: '1' } } as never);
  await expect(call).rejects.toMatchObject({
    status: 422,
    message: body.message,
    errors: body.errors,
    retryAfterSeconds: 7,
  });
  await expect(call).rejects.toBeInstanceOf(CallFailed);
});

test('ERR-02 a page from a proxy in place of JSON is a refusal too', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
  );
  const call = browserClient({ ...options, fetch })(anything, { params: { id: '1' } } as never);
  await expect(call).rejects.toMatchObject({ status: 502, message: 'Bad Gateway' });
});

test('API-02 a query leaves out what is not given', () => {
  expect(addressOf('/events', {}, { page: 2, q: undefined, open: null })).toBe('/api/events?page=2');
});

test('ERR-01 a ticket that is no longer good is told of, one that waits for its code is not', async () => {
  const onTicketRefused = vi.fn();
  const ask = (kind: string) => {
    const fetch = answerWith({ message: 'Nei' }, { status: 401, headers: { 'problem-kind': kind } });
    return browserClient({ ...options, onTicketRefused, fetch })(anything, { params: { id: '1' } } as never);
  };
  await expect(ask('two_factor_required')).rejects.toMatchObject({ status: 401, kind: 'two_factor_required' });
  expect(onTicketRefused).not.toHaveBeenCalled();
  await expect(ask('unauthenticated')).rejects.toMatchObject({ kind: 'unauthenticated' });
  expect(onTicketRefused).toHaveBeenCalledOnce();
});

test('IDN-13 in readonly mode nothing is sent but a login, and the refusal is in the words that were asked for', async () => {
  const fetch = answerWith({ data: 1 });
  const call = browserClient({ ...options, readonlyMessage: () => 'Du kan bare lese her.', fetch });
  const to = (method: string, path: string) => call(remote<never>(method as never, path as never), {} as never);
  await expect(to('PUT', '/users/me')).rejects.toMatchObject({
    status: 405,
    message: 'Du kan bare lese her.',
  });
  await expect(to('DELETE', '/users/login-as')).rejects.toMatchObject({ status: 405 });
  expect(fetch).not.toHaveBeenCalled();
  await to('GET', '/users/me');
  await to('POST', '/auth/login');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('UPL-01 a file goes as multipart, field file', async () => {
  const fetch = answerWith({ id: '1' });
  const file = new Blob(['x'], { type: 'image/png' });
  await browserClient({ ...options, fetch })(remote<never>('POST' as never, '/uploads' as never), { file } as never);
  const [, init] = fetch.mock.calls[0] ?? [];
  expect(init?.headers).not.toHaveProperty('content-type');
  const form = init?.body;
  expect(form instanceof FormData && form.get('file')).toBeInstanceOf(Blob);
});
