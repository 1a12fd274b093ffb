import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { cardOfficeWorkers } from '#features/card-office/server/jobs.ts';
import { claimScene } from './claim-scene.ts';
import { multipartBody } from './multipart-body.ts';

export const LISTS = '/municipality/leisure-cards/imports';
export const HEAD = 'Fornavn;Etternavn;Fødselsnummer;Postnummer';

export const rowsOf = (numbers: readonly string[], code = '5003') =>
  numbers.map((ssn, at) => `Barn${at};Vik;${ssn};${code}`).join('\n');

type Sent = { scheme?: string; language?: string; state?: object };

/** A municipality with a scheme, whose people hand in lists of children. */
export async function listScene() {
  const scene = await claimScene();
  const { portal, people } = scene;
  const sendBytes = (as: string, bytes: Uint8Array, { scheme = scene.scheme, language = 'nb', state }: Sent = {}) => {
    const { headers, body } = multipartBody([{ name: 'barn', bytes }]);
    return portal.as(as).send('POST', `/api/municipality/leisure-cards/import?scheme_id=${scheme}`, {
      headers: { ...headers, ...(state && { 'x-test-state': JSON.stringify(state) }) },
      body,
      language,
    });
  };
  const send = (as: string, text: string, sent: Sent = {}) => sendBytes(as, Buffer.from(text), sent);
  return {
    ...scene,
    send,
    sendBytes,
    read: async (numbers: readonly string[], sent: Sent = {}) =>
      (await send(people.admin, `${HEAD}\n${rowsOf(numbers)}`, sent)).json().data,
    take: (as: string, id: string, body: object = {}, key: string = randomUUID()) =>
      scene.call(as, `${LISTS}/${id}/take`, body, key),
    stop: (as: string, id: string) => scene.call(as, `${LISTS}/${id}/stop`),
    lists: async (as: string = people.admin) =>
      (await portal.as(as).get(`/api${LISTS}`, { language: 'nb' })).json().data,
    work: (name: string, payload: object, now = '2026-11-17T12:00:00Z') =>
      cardOfficeWorkers
        .find(({ job }) => job.name === `card-office.${name}`)
        ?.work({ ...portal.jobServices, now: () => new Date(now) }, payload),
    digest: (ssn: string) => portal.jobServices.secrets.digest('ssn', ssn),
    /** How many of these children have an account. */
    async accountsOf(numbers: readonly string[]): Promise<number | undefined> {
      const digests = numbers.map((ssn) => portal.jobServices.secrets.digest('ssn', ssn));
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from card join child on child.id = card.child_id
        where ssn_digest = any(${digests}::text[])`.execute(portal.db);
      return rows[0]?.count;
    },
  };
}

export type ListScene = Awaited<ReturnType<typeof listScene>>;
