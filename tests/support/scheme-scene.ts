import type { SchemeForm } from '#features/schemes/form.ts';
import { BERGEN, OSLO } from './given.ts';
import { startPortal } from './portal.ts';

export const NB = { language: 'nb' };
const VERSIONS = '/api/municipality/schemes/versions';

/** What makes the first draft whole. */
const WHOLE = { budget: '2 400 000', category_ids: ['1', '2'], activity_cap: '800' };

/** A portal with those who work on schemes in Bergen, those who read along, and those who are to see nothing. */
export async function schemeScene() {
  const portal = await startPortal({ now: () => new Date('2026-11-17T12:00:00Z') });
  const { given } = portal;
  const people = {
    admin: await given.person('Tor Vik', { adminOf: [BERGEN] }),
    other: await given.person('Anne Berg', { adminOf: [BERGEN] }),
    support: await given.person('Siri Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Ola Oslo', { adminOf: [OSLO] }),
    user: await given.person('Ulla Ungdom'),
    moderator: await given.person('Sam Moderator', { scopes: ['moderator'] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
  };
  const office = async (as: string, query = '') =>
    (await portal.as(as).get(`/api/municipality/schemes${query}`, NB)).json().data;
  const begin = (as: string, name: string, municipality_id = String(BERGEN)) =>
    portal.as(as).post('/api/municipality/schemes', { municipality_id, name }, NB);
  const show = (as: string, id: string) => portal.as(as).get(`${VERSIONS}/${id}`, NB);
  const save = (as: string, id: string, form: object, revision: number, language = 'nb') =>
    portal.as(as).send('PUT', `${VERSIONS}/${id}`, { body: { form, revision }, language });
  const send = (as: string, id: string, revision: number, language = 'nb') =>
    portal.as(as).post(`${VERSIONS}/${id}/send`, { revision }, { language });
  const takeBack = (as: string, id: string) => portal.as(as).post(`${VERSIONS}/${id}/take-back`, undefined, NB);
  const publish = (as: string, id: string, more: object = {}) => {
    const decided = { decided_by: 'Kommunestyret', case_number: '43/26', decided_on: '2026-06-11', ...more };
    return portal.as(as).post(`${VERSIONS}/${id}/publish`, decided, NB);
  };
  const end = (as: string, id: string, last_day: string) =>
    portal.as(as).post(`${VERSIONS}/${id}/end`, { last_day, reason: 'Rammen er brukt opp' }, NB);
  const next = (as: string, scheme: string) =>
    portal.as(as).post(`/api/municipality/schemes/${scheme}/versions`, undefined, NB);

  let count = 0;
  /** A scheme of its own for each test, with a draft that can be sent. */
  async function draft(more: Partial<SchemeForm> = {}) {
    count += 1;
    const { id } = (await begin(people.admin, `Fritidskonto ${count}`)).json().data as { id: string };
    const { form } = (await show(people.admin, id)).json().data as { form: SchemeForm };
    const whole: SchemeForm = { ...form, ...WHOLE, ...more };
    const { revision } = (await save(people.admin, id, whole, 1)).json().data as { revision: number };
    const { schemes } = await office(people.admin);
    const scheme: string = schemes.find((one: { versions: { id: string }[] }) => one.versions[0]?.id === id).id;
    return { id, scheme, form: whole, revision };
  }

  async function published(more: Partial<SchemeForm> = {}) {
    const made = await draft(more);
    await send(people.admin, made.id, made.revision);
    await publish(people.other, made.id);
    return made;
  }

  return {
    portal,
    people,
    office,
    begin,
    show,
    save,
    send,
    takeBack,
    publish,
    end,
    next,
    draft,
    published,
    close: () => portal.close(),
  };
}
