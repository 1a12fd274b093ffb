import { sql } from 'kysely';
import { maskOf } from '#features/events/masks.ts';
import { ACCESS_FACTS, AGE_GROUPS } from '#features/events/rules.ts';
import { CONDITIONS_VERSION } from '#features/organisations/rules.ts';
import type { OccurrenceId, OrganisationId } from '#features/vocabulary/ids.ts';
import type { Role } from '#features/vocabulary/roles.ts';
import type { Db } from '#platform/server/database.ts';
import { tell } from '#platform/server/live.ts';
import { newId } from '#platform/server/new-id.ts';
import { asId } from './as-id.ts';
import type { GivenEvent, GivenMembership, GivenOrganisation, GivenPerson } from './given-shapes.ts';

export const BERGEN = 4601;
export const OSLO = 301;

const HOUR_MS = 3_600_000;

/** As its admin would, so that it can publish and export. */
export const acceptConditions = (db: Db, organisation_id: OrganisationId, answered_at: Date) =>
  db
    .insertInto('conditions_answer')
    .values({ organisation_id, version: CONDITIONS_VERSION, is_accepted: true, answered_at })
    .execute();

/** Puts things into the database the short way. What they mean for people is tested through the portal. */
export function givenIn(db: Db, now: () => Date) {
  return {
    async person(name: string, rights: GivenPerson = {}) {
      const id = newId<'UserId'>();
      await db
        .insertInto('app_user')
        .values({
          id,
          name,
          email: `${id}@test.example`,
          scopes: rights.scopes ?? [],
          is_readonly: rights.isReadonly ?? false,
          email_verified_at: now(),
          terms_accepted_at: rights.hasNotAccepted ? null : now(),
          has_two_factor: rights.hasTwoFactor ?? false,
          password_hash: rights.passwordHash ?? null,
          ...(rights.email && { email: rights.email }),
          ...(rights.phone && { phone: rights.phone }),
          ...(rights.bornOn && { birth_date: rights.bornOn }),
          ...(rights.livesIn && { municipality_id: rights.livesIn }),
        })
        .execute();
      for (const municipality_id of rights.adminOf ?? []) {
        await db.insertInto('municipal_grant').values({ user_id: id, municipality_id, role: 'admin' }).execute();
      }
      for (const municipality_id of rights.supportOf ?? []) {
        await db.insertInto('municipal_grant').values({ user_id: id, municipality_id, role: 'support' }).execute();
      }
      for (const municipality_id of rights.auditorOf ?? []) {
        await db.insertInto('municipal_grant').values({ user_id: id, municipality_id, role: 'auditor' }).execute();
      }
      return id;
    },

    async organisation(given: GivenOrganisation = {}) {
      const id = newId<'OrganisationId'>();
      await db
        .insertInto('organisation')
        .values({
          id,
          municipality_id: given.municipality ?? BERGEN,
          district_id: given.district ?? null,
          name: given.name ?? 'Solvik IL',
          description: given.description ?? '',
          status: given.status ?? 'accepted',
          is_private: given.isPrivate ?? false,
          deleted_at: given.isDeleted ? now() : null,
          number: given.number ?? null,
          email: given.email ?? null,
          permissions: JSON.stringify(given.permissions ?? {}),
          owner_user_id: given.owner ? asId(given.owner) : null,
          requested_by: given.requestedBy ? asId(given.requestedBy) : null,
          created_at: now(),
          updated_at: now(),
        })
        .execute();
      if (!given.hasNotAccepted) await acceptConditions(db, id, now());
      if (given.owner) await this.member(id, given.owner, 'admin');
      return id;
    },

    async member(organisationId: string, userId: string, role: Role = 'member', given: GivenMembership = {}) {
      await db
        .insertInto('membership')
        .values({
          organisation_id: asId(organisationId),
          user_id: asId(userId),
          role,
          status: given.status ?? (role === 'applicant' ? 'requested' : 'active'),
          starts_on: given.startsOn ?? null,
          ends_on: given.endsOn ?? null,
          is_contact: given.isContact ?? false,
          title: given.title ?? null,
          note: given.note ?? null,
          created_at: given.createdAt ?? now(),
        })
        .execute();
    },

    /** A new organisation in which a user has a role. */
    async membership(userId: string, role: 'member' | 'moderator' | 'admin' | 'owner') {
      if (role === 'owner') return this.organisation({ owner: userId });
      const organisationId = await this.organisation();
      await this.member(organisationId, userId, role);
      return organisationId;
    },

    /** What both sides have agreed on. Of subsidiaries the first one is the parent. */
    async partnership(
      kind: 'cohost' | 'subsidiary',
      organisationId: string,
      partnerId: string,
      status: 'approved' | 'cancelled' = 'approved',
    ) {
      const id = newId<'PartnershipId'>();
      await db
        .insertInto('partnership')
        .values({
          id,
          kind,
          organisation_id: asId(organisationId),
          partner_id: asId(partnerId),
          asked_by: asId(organisationId),
          status,
          created_at: now(),
        })
        .execute();
      return id;
    },

    async event(given: GivenEvent = {}) {
      const id = newId<'EventId'>();
      await db
        .insertInto('event')
        .values({
          id,
          organisation_id: given.organisation ? asId(given.organisation) : null,
          name: given.name ?? 'Åpen fotballtrening',
          description: given.description ?? 'Kom som du er.',
          status: given.status ?? 'published',
          completed_at: given.isCompleted ? now() : null,
          deleted_at: given.isDeleted ? now() : null,
          is_free: given.priceOre === undefined,
          price_ore: given.priceOre ?? null,
          age_mask: maskOf(AGE_GROUPS, given.ageGroups ?? []),
          access_mask: maskOf(ACCESS_FACTS, given.accessibility ?? []),
          type_id: given.type === undefined ? null : await idOfKey(db, 'event_type', given.type),
          keywords: given.keywords ?? [],
          lat: given.point?.lat ?? null,
          lng: given.point?.lng ?? null,
          capacity_max: given.capacity ?? null,
          thumbnail_url: '/pictures/fotball/1d6b5c/card.svg',
          venue: 'Solvik kunstgress',
          ...given.settings,
        })
        .execute();
      await db
        .insertInto('event_municipality')
        .values({ event_id: id, municipality_id: given.municipality ?? BERGEN, district_id: given.district ?? null })
        .execute();
      for (const municipality_id of given.alsoIn ?? []) {
        await db.insertInto('event_municipality').values({ event_id: id, municipality_id }).execute();
      }
      for (const key of given.categories ?? []) {
        const category_id = await idOfKey(db, 'category', key);
        await db.insertInto('event_category').values({ event_id: id, category_id }).execute();
      }
      for (const [position, user_id] of (given.contacts ?? []).entries()) {
        await db
          .insertInto('event_contact')
          .values({ event_id: id, user_id: asId(user_id), position })
          .execute();
      }
      for (const [position, document] of (given.documents ?? []).entries()) {
        await this.document(id, { ...document, position });
      }
      const starts =
        given.startsAt?.map((moment) => new Date(moment)) ??
        (given.startsInHours ?? [24]).map((hours) => new Date(now().getTime() + hours * HOUR_MS));
      const times = starts.map((start, position) => ({
        id: newId<'OccurrenceId'>(),
        event_id: id,
        start_at: start,
        end_at: new Date(start.getTime() + (given.hours ?? 2) * HOUR_MS),
        is_cancelled: given.cancelledTimes?.includes(position) ?? false,
        capacity_max: given.capacity ?? null,
        attending_count: given.attending ?? 0,
        waiting_count: given.waiting ?? 0,
      }));
      if (times.length > 0) await db.insertInto('occurrence').values(times).execute();
      await sql`select event_refresh(${id}, ${now()}), event_count_refresh()`.execute(db);
      await tell(db, { topic: 'events', id });
      return id;
    },

    /** The ids of an activity's times, in their order. */
    async timesOf(eventId: string): Promise<OccurrenceId[]> {
      const rows = await db
        .selectFrom('occurrence')
        .select('id')
        .where('event_id', '=', asId<'EventId'>(eventId))
        .orderBy('start_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /** A user who takes part or waits; the numbers follow. */
    async attendance(occurrenceId: string, userId: string, status: 'attending' | 'waiting' = 'attending') {
      const id = newId<'AttendanceId'>();
      await sql`insert into attendance (id, occurrence_id, user_id, status, position, created_at, updated_at)
        values (${id}, ${occurrenceId}, ${userId}, ${status}, nextval('attendance_position'), ${now()}, ${now()})`.execute(
        db,
      );
      const column = sql.ref(status === 'attending' ? 'attending_count' : 'waiting_count');
      await sql`update occurrence set ${column} = ${column} + 1 where id = ${occurrenceId}`.execute(db);
      await sql`select event_counts_refresh(${occurrenceId})`.execute(db);
      return id;
    },

    /** A file that a user has handed in, as far as the database knows. */
    async upload(ownerId: string | null, given: { name: string; kind: 'image' | 'document'; bytes?: number }) {
      const id = newId<'UploadId'>();
      const isImage = given.kind === 'image';
      await db
        .insertInto('upload')
        .values({
          id,
          owner_user_id: ownerId === null ? null : asId(ownerId),
          kind: given.kind,
          name: given.name,
          type: isImage ? 'image/webp' : 'application/pdf',
          bytes: given.bytes ?? 1000,
          width: isImage ? 640 : null,
          height: isImage ? 360 : null,
          storage_key: `${id}.${isImage ? 'webp' : 'pdf'}`,
          created_at: now(),
        })
        .execute();
      return id;
    },

    async document(eventId: string, given: { name: string; bytes?: number; position?: number }) {
      const id = newId<'EventDocumentId'>();
      const upload_id = await this.upload(null, { ...given, kind: 'document' });
      await db
        .insertInto('event_document')
        .values({ id, event_id: asId(eventId), upload_id, name: given.name, position: given.position ?? 0 })
        .execute();
      return id;
    },

    async announcement(given: { tenant?: string; type?: 'news' | 'critical'; title: string; body?: string }) {
      const everywhere = (text: string) => JSON.stringify({ nb: text, nn: `${text} (nn)`, en: `${text} (en)` });
      const id = newId<'AnnouncementId'>();
      await sql`insert into announcement (id, tenant_key, type, title, body, starts_at) values (
        ${id}, ${given.tenant ?? null}, ${given.type ?? 'news'}, ${everywhere(given.title)}::jsonb,
        ${everywhere(given.body ?? '')}::jsonb, ${new Date(now().getTime() - HOUR_MS)})`.execute(db);
      await tell(db, { topic: 'announcements', id });
      return id;
    },
  };
}

async function idOfKey(db: Db, table: 'category' | 'event_type', key: string): Promise<number> {
  return (await db.selectFrom(table).select('id').where('key', '=', key).executeTakeFirstOrThrow()).id;
}
