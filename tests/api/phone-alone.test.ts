import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateWorkers } from '#features/certificates/server/jobs.ts';
import { tellOfExpiry } from '#features/certificates/server/jobs-declared.ts';
import type { MessageTemplate } from '#features/messages/contract.ts';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { shiftsIn } from '#tests/support/shift-scene.ts';

const OWN_DOING = 'an answer to what the user did a moment ago, which the page has said';
const BULK = 'one user writes to many by e-mail; SMS to many are paid for and have a sender of their own';
const ACCOUNT = 'goes to the address that it is about (tests/api/credentials.test.ts, identity.test.ts)';
/** Nobody pays for an SMS about a conversation. */
const CONVERSATIONS = 'stands in the portal, and goes by e-mail where there is a mailbox';
const PLACES = 'goes by SMS: tests/api/attendance-letters.test.ts';
const SERIES = 'goes by SMS: tests/api/series-letters.test.ts';

/** Every kind of letter, by hand: it reaches a user with a phone alone, as this test sees, or why not. */
const TO_A_PHONE: Readonly<Record<MessageTemplate, 'sms' | (string & {})>> = {
  code: ACCOUNT,
  accountExists: ACCOUNT,
  resetLink: ACCOUNT,
  welcome: ACCOUNT,
  passwordChanged: ACCOUNT,
  addressChanged: ACCOUNT,
  loggedInAs: ACCOUNT,
  erased: ACCOUNT,
  twoFactorOn: 'a second factor needs an e-mail address',
  twoFactorOff: 'a second factor needs an e-mail address',
  organisationRequested: 'sms',
  organisationAccepted: 'sms',
  organisationDeclined: 'sms',
  requestReopened: 'by the same reader as organisationDeclined (tellRequester)',
  organisationSuspended: 'sms, in tests/api/organisation-stops.test.ts',
  organisationRevoked: 'by the same reader as organisationSuspended (tellOfDecision)',
  organisationReopened: 'by the same reader as organisationSuspended (tellOfDecision)',
  memberRequested: 'sms',
  memberAccepted: 'sms',
  memberDeclined: 'sms',
  memberRemoved: 'sms',
  invitationAccepted: 'sms',
  memberLeft: 'sms',
  roleChanged: 'sms',
  ownershipOffered: 'sms',
  ownershipAnswered: 'sms',
  invitation: BULK,
  partnerAsked: 'sms',
  partnerAnswered: 'sms',
  circular: BULK,
  attendeeCircular: BULK,
  officeLetter: BULK,
  smsCircular: 'is an SMS, to those who want them',
  contactMessage: 'is answered by e-mail; a user without a mailbox cannot be chosen',
  smsSenderProposed: 'to staff, who have e-mail addresses; goes by SMS like organisationRequested',
  smsSenderApproved: 'by the same reader as partnerAsked (adminsToTell)',
  smsSenderRefused: 'by the same reader as partnerAsked (adminsToTell)',
  placeTaken: OWN_DOING,
  placeWaiting: OWN_DOING,
  placesTaken: OWN_DOING,
  placeLeft: OWN_DOING,
  placePromoted: PLACES,
  placeOffered: PLACES,
  placeExpired: PLACES,
  placeDrawn: PLACES,
  placeRemoved: PLACES,
  placeCancelled: 'sms',
  reminder: 'as the user has chosen: tests/api/attendance-letters.test.ts',
  eventChanged: SERIES,
  eventCancelled: 'sms',
  eventUncancelled: 'sms',
  eventPaused: SERIES,
  eventResumed: SERIES,
  eventTakenDown: 'sms',
  eventLifted: 'sms',
  reportReceived: 'by the reader of recipients, as eventLifted (tellReporter)',
  reportReferred: 'by the reader of recipients, as eventLifted (tellReporter)',
  reportAnswered: 'by the reader of recipients, as eventLifted (tellReporter)',
  reportedDecided: 'by the reader of recipients, as eventLifted (recipientsOfReported)',
  caseOpened: 'by the reader of recipients, as organisationRequested (tellOffice)',
  ticketNews: 'by the reader of recipients, as claimChanged (tellFamilies)',
  loanNews: 'by the reader of recipients, as claimChanged (tellFamily)',
  loanOffered: 'by the reader of recipients, as claimChanged (tellFamily)',
  depositNews: 'by the reader of recipients, as loanNews (tellOfDeposit)',
  claimChanged: 'by the reader of recipients, as eventLifted (tellFamilies)',
  ownMoneyEnded: 'by the reader of recipients, as eventLifted (tellOfOwnMoney)',
  accountGranted: 'by the reader of recipients, as eventLifted (tellOfGrants)',
  participationAsked: 'by the reader of recipients, as organisationRequested (tellOfAsking)',
  participationAnswered: 'by the reader of recipients, as partnerAnswered (tellOfAnswer)',
  cultureCardGiven: 'by the reader of recipients, as eventLifted (tellHolders)',
  cultureCardRemoved: 'by the reader of recipients, as eventLifted (tellHolders)',
  bankFileWaiting: 'by the reader of recipients, as organisationRequested (tellOfWaiting)',
  exportReady: 'stands in the portal alone: the file is gone after a quarter of an hour',
  scanConflict: 'by the reader of recipients, as organisationRequested (tellOfConflict)',
  payoutsStopped: 'by the reader of recipients, as organisationRequested (tellOfDifference)',
  staffInvitation: 'goes to an e-mail address that has no account',
  rightGiven: 'by the reader of recipients, as eventLifted (tellOfRight)',
  accountsMerged: 'by the reader of recipients, as eventLifted (tellOfMerge)',
  accountMergedAway: 'to the address itself, tests/api/merge-accounts.test.ts',
  rightTaken: 'by the reader of recipients, as eventLifted (tellOfRight)',
  guardianshipSettled: 'by the reader of recipients, as eventLifted (tellGuardian)',
  guardianshipEnded: 'by the reader of recipients, as eventLifted (tellGuardian)',
  slotTaken: 'sms',
  slotGiven: 'sms',
  slotTakenBack: 'sms',
  slotChanged: 'sms',
  slotRemoved: 'sms',
  stampAssigned: 'sms',
  stampApproved: 'sms',
  stampChanged: 'sms',
  stampDeclined: 'sms',
  stampRemoved: 'sms',
  stampExpired: 'sms',
  portalClosing: 'by the reader of recipients, as organisationRequested (tellThem)',
  stampExpiring: 'by the address of the person, as stampExpired (remindOf)',
  stampRequested: 'sms',
  stampAnswered: 'sms',
  eventInvitation: BULK,
  messagesUnread: CONVERSATIONS,
  threadExpiring: CONVERSATIONS,
  threadAdded: CONVERSATIONS,
  threadRemoved: CONVERSATIONS,
  threadDeleted: CONVERSATIONS,
  questionsAsked: 'goes by SMS: tests/api/comment-letters.test.ts',
  questionsAnswered: 'goes by SMS: tests/api/comment-letters.test.ts',
  cohostNamed: 'goes by SMS: recipient() in tell-cohosts.ts, as partnerAsked',
  newEvents: BULK,
  newMatches: BULK,
  digest: 'gathers what a user would have got by e-mail: SMS are never gathered (tests/api/digests.test.ts)',
};

let portal: TestPortal;
let now = new Date('2026-03-10T11:00:00Z');
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
afterAll(() => portal.close());

/** Nobody has an e-mail address from now on. */
const phonesAlone = () =>
  sql`
    update app_user set email = null, email_verified_at = null, phone_verified_at = now(),
      phone = '+479' || lpad((abs(hashtext(id::text)) % 10000000)::text, 7, '0')
    where email is not null`.execute(portal.db);

async function sent(): Promise<{ channel: string; template: string }[]> {
  await portal.workOff();
  const { rows } = await sql<{ channel: string; template: string }>`
    select distinct channel, template from outgoing_message order by template`.execute(portal.db);
  return rows;
}

const done = async (answer: Promise<{ status: number; body: string }>): Promise<void> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${body}`);
};

describe('EVF-02 users with a phone alone', () => {
  test('EVF-02 hear by SMS of organisations, members, partners and ownership', async () => {
    const staff = await portal.given.person('Kari Kommune', { adminOf: [BERGEN] });
    const scene = certificateScene(portal);
    const club = await scene.givenClub({ name: 'Solvik IL' });
    const other = await scene.givenClub({ name: 'Fjellsiden turlag' });
    await phonesAlone();
    const asStaff = portal.as(staff);
    const ask = async (name: string) => {
      const body = { name, description: 'Vi synger.', municipality_id: String(BERGEN), request_note: 'Hei' };
      return (await portal.as(club.outsider).post('/api/organizations', body)).json().data.id;
    };
    await done(asStaff.post(`/api/organizations/${await ask('Årstad Sangkor')}/accept`));
    await done(asStaff.post(`/api/organizations/${await ask('Landås Sangkor')}/decline`, { reason: 'Finnes ikke' }));
    await done(portal.as(club.outsider).post(`${club.url}/request`, { description: '' }));
    await done(portal.as(club.admin).post(`${club.url}/members/${club.outsider}/accept`));
    await done(portal.as(club.admin).post(`${club.url}/members/${club.applicant}/cancel`));
    await done(
      portal.as(club.owner).post(`${club.url}/members/${club.member}/role`, { role: 'admin', from: 'member' }),
    );
    await done(portal.as(club.owner).post(`${club.url}/owner/${club.admin}`));
    await done(portal.as(club.admin).post(`${club.url}/owner/decline`));
    await done(portal.as(club.admin).send('DELETE', `${club.url}/members/${club.outsider}`));
    const asked = await portal.as(club.admin).post(`${club.url}/cohosts`, { organization_id: other.id });
    await done(portal.as(other.admin).post(`${other.url}/cohosts/${asked.json().data.id}/approve`));
    await done(portal.as(club.moderator).post(`${club.url}/leave`));
    const link = 'invited'.repeat(6);
    const guest = await portal.given.person('Gro Gjest');
    await sql`
      insert into organisation_invite (id, organisation_id, email, role, token_digest, invited_by, created_at, expires_at)
      values (gen_random_uuid(), ${club.id}, 'gro@test.example', 'member',
        ${portal.jobServices.secrets.digest('token', link)}, ${club.admin}, now(), now() + interval '1 day')`.execute(
      portal.db,
    );
    await done(portal.as(guest).post('/api/invites/accept', { token: link }));
  });

  test('CER-05 hear by SMS of certificates', async () => {
    const scene = certificateScene(portal);
    const club = await scene.givenClubWithCertificate();
    await phonesAlone();
    const days = { start_at: '2026-03-10', end_at: '2026-03-12' };
    await scene.assign(club.admin, club, [club.member], days);
    const given = await scene.stampOf(club.member);
    await scene.accept(club.member, given.id);
    const { version } = (await scene.send(club.admin, 'GET', `/stamps/${given.id}`)).data;
    await scene.send(club.admin, 'PUT', `/stamps/${given.id}`, { ...days, end_at: '2026-03-11', version });
    await scene.request(club.moderator, club);
    const asked = await scene.stampOf(club.moderator);
    await scene.send(club.admin, 'PUT', `/stamps/${asked.id}`, { forever: true, version: 1 });
    await scene.request(club.owner, club);
    const unwanted = await scene.stampOf(club.owner);
    await scene.send(club.admin, 'DELETE', `/stamps/${unwanted.id}`, { reason: 'For gammelt kurs' });
    await scene.send(club.admin, 'DELETE', `/stamps/${asked.id}`, { reason: 'Feil person' });
    await portal.workOff();
    now = new Date('2026-03-13T11:00:00Z');
    const origins = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
    const morning = certificateWorkers({ origins }).find(({ job }) => job.name === tellOfExpiry.name);
    await morning?.work(portal.jobServices, {});
    now = new Date('2026-03-10T11:00:00Z');
  });

  test('OCC-06 hear by SMS of shifts, and of activities that are cancelled, restored and taken down', async () => {
    const shifts = shiftsIn(portal);
    const day = await shifts.day();
    const [time = ''] = await portal.given.timesOf(day.id);
    await portal.given.attendance(time, day.stranger);
    const moderator = await portal.given.person('Mona Moderator', { scopes: ['moderator'] });
    await phonesAlone();
    const [kept, gone] = [await shifts.slot(day), await shifts.slot(day, { name: 'Rydding' })];
    await done(shifts.take(day, kept.id, day.member));
    await done(shifts.change(day, kept.id, { end_at: '2026-03-14T12:00:00Z', version: kept.version }));
    await done(shifts.leave(day, kept.id, day.moderator, { user_id: day.member }));
    await done(shifts.take(day, kept.id, day.moderator, { user_id: day.member }));
    await done(shifts.leave(day, kept.id, day.moderator, { user_id: day.member }));
    await done(shifts.take(day, gone.id, day.member));
    await done(shifts.remove(day, gone.id));
    const event = `/api/events/${day.id}`;
    await done(portal.as(day.admin).post(`${event}/cancel`, { reason: '' }));
    await portal.workOff();
    await done(portal.as(day.admin).post(`${event}/uncancel`, {}));
    await portal.workOff();
    await done(portal.as(moderator).post(`${event}/unpublish`, { reason: 'Selger varer' }));
    await done(portal.as(moderator).post(`${event}/lift`, { reason: 'Rettet opp' }));
  });

  test('EVF-02 every kind of letter that the table names came by SMS, and none by e-mail', async () => {
    const expected = Object.entries(TO_A_PHONE).flatMap(([template, how]) => (how === 'sms' ? [template] : []));
    const all = await sent();
    expect(all.filter(({ channel }) => channel === 'email')).toEqual([]);
    expect(all.map(({ template }) => template)).toEqual(expect.arrayContaining(expected.toSorted()));
  });
});
