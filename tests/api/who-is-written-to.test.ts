import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Account,
  CHANNELS,
  canBeNotified,
  isReachable,
  type NoticeChoices,
  wantsNotices,
} from '#features/messages/rules.ts';
import { ADDRESS, canBeMailed, canBeTexted, hasMailbox, hasPhone } from '#features/messages/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

type Combination = Account & NoticeChoices & { elsewhere: boolean | null; id: string };

const EITHER = [true, false];
const CHOICES = [true, false, null];

/** Every account with every choice: for the organisation, the category, in general, and for others, which must not matter. */
const COMBINATIONS: Combination[] = EITHER.flatMap((has_address) =>
  EITHER.flatMap((is_verified) =>
    EITHER.flatMap((is_blocked) =>
      EITHER.flatMap((is_erased) =>
        CHOICES.flatMap((organisation) =>
          CHOICES.flatMap((category) =>
            CHOICES.flatMap((general) =>
              CHOICES.map((elsewhere) => ({
                id: randomUUID(),
                ...{ has_address, is_verified, is_blocked, is_erased, organisation, category, general, elsewhere },
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

let at = 1;
const GOOD: Account = { has_address: true, is_verified: true, is_blocked: false, is_erased: false };

describe('D-23 who may be written to', () => {
  let portal: TestPortal;
  let club: OrganisationId;
  let another: OrganisationId;
  beforeAll(async () => {
    portal = await startPortal();
    club = await portal.given.organisation();
    another = await portal.given.organisation();
    await sql`
      insert into app_user (id, name, email, phone, email_verified_at, phone_verified_at, blocked_at, erased_at)
      select id, 'Kari', case when has_address then id || '@test.example' end,
        case when has_address then '+479' || lpad(at::text, 7, '0') end, case when is_verified then now() end,
        case when is_verified then now() end, case when is_blocked then now() end, case when is_erased then now() end
      from jsonb_to_recordset(${JSON.stringify(COMBINATIONS.map((one, at) => ({ ...one, at })))}::jsonb)
        as given(id uuid, at int, has_address bool, is_verified bool, is_blocked bool, is_erased bool)`.execute(
      portal.db,
    );
    const settings = COMBINATIONS.flatMap(({ id, organisation, category, general, elsewhere }) =>
      [
        { user_id: id, organisation_id: club, choice: organisation },
        { user_id: id, category: 'messages', choice: category },
        { user_id: id, choice: general },
        { user_id: id, organisation_id: another, choice: elsewhere },
        { user_id: id, category: 'news', choice: elsewhere },
      ].filter(({ choice }) => choice !== null),
    );
    await sql`
      insert into notification_setting (user_id, organisation_id, category, by_email, by_sms, by_push)
      select user_id, organisation_id, category, choice, choice, choice
      from jsonb_to_recordset(${JSON.stringify(settings)}::jsonb)
        as given(user_id uuid, organisation_id uuid, category text, choice bool)`.execute(portal.db);
  });
  afterAll(() => portal.close());

  type Answers = Record<'mailbox' | 'phone' | 'mail' | 'text' | 'general_mail' | 'general_text', boolean>;

  test('D-23 the database and the rule say the same about every account and every choice', async () => {
    const { rows } = await sql<Answers & { id: string }>`
      select app_user.id, ${hasMailbox} as mailbox, ${hasPhone} as phone, ${canBeMailed(club, 'messages')} as mail,
        ${canBeTexted(club, 'messages')} as text, ${canBeMailed(null, 'messages')} as general_mail, ${canBeTexted(null, 'messages')} as general_text
      from app_user where app_user.id = any(${COMBINATIONS.map(({ id }) => id)}::uuid[])`.execute(portal.db);
    const answered = new Map(rows.map(({ id, ...answers }) => [id, answers]));
    expect(answered.size).toBe(1296);
    for (const { id, elsewhere, ...one } of COMBINATIONS) {
      const inGeneral = { organisation: null, category: one.category, general: one.general };
      const mailbox = { hasMailbox: isReachable(one) };
      expect(answered.get(id), JSON.stringify({ ...one, elsewhere })).toEqual({
        mailbox: isReachable(one),
        phone: isReachable(one),
        mail: canBeNotified('email', one, one, mailbox),
        text: canBeNotified('sms', one, one, mailbox),
        general_mail: canBeNotified('email', one, inGeneral, mailbox),
        general_text: canBeNotified('sms', one, inGeneral, mailbox),
      });
    }
  });

  test('D-23 of all accounts only the one that is open and proved is written to', () => {
    const reachable = COMBINATIONS.filter(isReachable);
    expect(reachable).toHaveLength(81);
    for (const one of reachable) expect(one).toMatchObject(GOOD);
  });

  test.each<[boolean | null, boolean | null, boolean, boolean]>([
    // organisation, general: e-mail, SMS
    [null, null, true, false],
    [null, true, true, true],
    [null, false, false, false],
    [true, null, true, true],
    [true, true, true, true],
    [true, false, true, true],
    [false, null, false, false],
    [false, true, false, false],
    [false, false, false, false],
  ])('D-23 organisation %s, general %s: e-mail %s, SMS %s', (organisation, general, email, sms) => {
    const choices = { organisation, category: null, general };
    const mailbox = { hasMailbox: true };
    expect([wantsNotices('email', choices, mailbox), wantsNotices('sms', choices, mailbox)]).toEqual([email, sms]);
    expect(CHANNELS.map((channel) => canBeNotified(channel, GOOD, choices, mailbox))).toEqual([email, sms]);
    expect(canBeNotified('email', { ...GOOD, is_blocked: true }, choices, mailbox)).toBe(false);
  });

  test.each<[boolean | null, boolean | null, boolean]>([
    [null, null, true],
    [null, true, true],
    [null, false, false],
    [true, false, true],
    [false, true, false],
  ])('EVF-02 a phone alone, organisation %s, general %s: SMS %s', async (organisation, general, isTold) => {
    const choices = { organisation, category: null, general };
    expect(canBeNotified('sms', GOOD, choices, { hasMailbox: false })).toBe(isTold);
    const id = randomUUID();
    const phone = `+474${String(at++).padStart(7, '0')}`;
    await sql`
      insert into app_user (id, name, email, phone, phone_verified_at)
      values (${id}, 'Kari', ${`${id}@test.example`}, ${phone}, now())`.execute(portal.db);
    for (const [organisation_id, choice] of [[club, organisation] as const, [null, general] as const]) {
      if (choice === null) continue;
      await sql`insert into notification_setting (user_id, organisation_id, by_email, by_sms, by_push)
        values (${id}, ${organisation_id}, false, ${choice}, false)`.execute(portal.db);
    }
    const { rows } = await sql`
      select ${ADDRESS} as address, ${canBeTexted(club, 'messages')} as notified
      from app_user where id = ${id}`.execute(portal.db);
    expect(rows).toEqual([{ address: phone, notified: isTold }]);
  });
});
