import type { DECISIONS } from '#features/reports/rules.ts';
import { asId } from './as-id.ts';
import { BERGEN, OSLO } from './given.ts';
import { openUploadDesk } from './upload-desk.ts';

export const NB = { language: 'nb' };
type Decision = (typeof DECISIONS)[number];

/** A portal with those who decide about reports, and a club with an activity, a comment, a picture and people. */
export async function reportScene() {
  const { portal, handIn, close } = await openUploadDesk();
  const { given, db } = portal;
  const staff = await given.person('Kari Kommune', { adminOf: [BERGEN] });
  const colleague = await given.person('Knut Kommune', { adminOf: [BERGEN] });
  const support = await given.person('Siri Støtte', { supportOf: [BERGEN] });
  const elsewhere = await given.person('Ola Oslo', { adminOf: [OSLO] });
  const moderator = await given.person('Sam Moderator', { scopes: ['moderator'] });
  const moderator2 = await given.person('Mona Moderator', { scopes: ['moderator'] });
  const superAdmin = await given.person('Sara Super', { scopes: ['admin'] });
  const report = (as: string, kind: string, id: string, more: object = {}) =>
    portal.as(as).post('/api/reports', { kind, id, reason: 'other', words: 'Se på dette', ...more }, NB);
  const reported = async (as: string, kind: string, id: string, more: object = {}): Promise<string> =>
    (await report(as, kind, id, more)).json().data.id;
  const decide = (as: string, id: string, decision: Decision, reason = 'Vilkår 4: Vær grei mot andre') =>
    portal.as(as).post(`/api/reports/cases/${id}/decision`, { decision, reason }, NB);
  const decideAppeal = (as: string, id: string, decision: Decision, reason = 'Vi har sett på den igjen') =>
    portal.as(as).post(`/api/reports/cases/${id}/appeal/decision`, { decision, reason }, NB);
  const appeal = (as: string, id: string, words = 'Jeg er ikke enig i dette') =>
    portal.as(as).post(`/api/reports/cases/${id}/appeal`, { words }, NB);
  const show = async (as: string, id: string) => (await portal.as(as).get(`/api/reports/cases/${id}`)).json().data;
  const queue = async (as: string, state = 'waiting') =>
    (await portal.as(as).get(`/api/reports/cases?state=${state}&perPage=100`)).json();
  const own = async (as: string, which: 'mine' | 'about-me') =>
    (await portal.as(as).get(`/api/reports/${which}`)).json().data;

  /** A club of its own for each test. */
  async function club() {
    const owner = await given.person('Ove Eier');
    const member = await given.person('Mia Medlem');
    const asker = await given.person('Anders Spør');
    const reporter = await given.person('Vera Varsler');
    const id = await given.organisation({ name: 'Turlaget', municipality: BERGEN, owner });
    await given.member(id, member, 'member');
    await given.member(id, reporter, 'member');
    const event = await given.event({ name: 'Rask rikdom', organisation: id, municipality: BERGEN });
    const comment = async (as = asker, body = 'Dere er helt håpløse') =>
      (await portal.as(as).post(`/api/events/${event}/comments`, { body }, NB)).json().data.id as string;
    return { id, owner, member, asker, reporter, event, comment };
  }

  const lettersTo = (who: string) =>
    db
      .selectFrom('outgoing_message')
      .select(['template', 'subject', 'text'])
      .where('user_id', '=', asId<'UserId'>(who))
      .orderBy('created_at')
      .execute();

  return {
    portal,
    handIn,
    close,
    people: { staff, colleague, support, elsewhere, moderator, moderator2, superAdmin },
    report,
    reported,
    decide,
    decideAppeal,
    appeal,
    show,
    queue,
    own,
    club,
    lettersTo,
  };
}
