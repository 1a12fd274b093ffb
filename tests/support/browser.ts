import type { InjectOptions } from 'fastify';
import type { Ask } from './portal.ts';

type Answer = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a test reads out of an answer is what it tests.
  json: () => any;
};
type Send = (method: InjectOptions['method'], url: string, ask?: Ask) => Promise<Answer>;

/** A browser at the portal: it keeps cookies and a ticket from call to call, as real ones do. */
export function browserIn(sendOnce: Send) {
  const cookies = new Map<string, string>();
  let ticket: string | undefined;
  const send = async (method: InjectOptions['method'], url: string, ask: Ask = {}) => {
    const answer = await sendOnce(method, url, {
      language: 'nb',
      ...ask,
      headers: {
        ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(ticket && { authorization: `Bearer ${ticket}` }),
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...ask.headers,
      },
    });
    for (const header of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(header)) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  return {
    send,
    get: (url: string, ask?: Ask) => send('GET', url, ask),
    post: (url: string, body?: unknown, ask: Ask = {}) => send('POST', url, { ...ask, body }),
    cookies,
    /** Opens the form that the sign-in begins with. */
    async openForm() {
      await send('GET', '/api/auth/form');
    },
    get ticket() {
      return ticket;
    },
    /** What the page does with a ticket that it is given. */
    keep(given: string | undefined) {
      ticket = given;
    },
  };
}

export type TestBrowser = ReturnType<typeof browserIn>;
