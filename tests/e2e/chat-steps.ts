import type { APIRequestContext, Page } from '@playwright/test';
import { post, read, ticketOf } from './accounts.ts';
import { nameOfItsOwn } from './running-scene.ts';

const idOf = async (request: APIRequestContext, who: string): Promise<string> =>
  (await read(request, '/messenger/me', await ticketOf(request, who))).data.id;

/** A group that belongs to one test alone. The demo's people are new here, and start few a day. */
export async function newGroup(request: APIRequestContext, starter: string, ...others: string[]) {
  const name = nameOfItsOwn('Turgruppa');
  const users = await Promise.all(others.map((who) => idOf(request, who)));
  const { id } = (await post(request, '/messenger/threads', { name, users }, await ticketOf(request, starter))).data;
  return { id, name, path: `/chat/${id}` };
}

export const write = async (request: APIRequestContext, who: string, thread: string, body: string) =>
  post(request, `/messenger/threads/${thread}/messages`, { body, files: [] }, await ticketOf(request, who));

export const composer = (page: Page) => page.getByRole('textbox', { name: 'Skriv en melding' });
export const log = (page: Page) => page.getByRole('region', { name: 'Meldingene' });
