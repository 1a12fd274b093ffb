import { randomUUID } from 'node:crypto';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import type { AccessKey, Variant } from '#tests/organisation-table.ts';
import { acceptConditions, BERGEN, OSLO } from './given.ts';
import type { TestPortal } from './portal.ts';

export type People = Record<Exclude<AccessKey, 'AN' | 'AC' | 'RO'>, UserId>;

/** One organisation with everything that a call about it can name. */
export type OrganisationScene = { id: OrganisationId; member: UserId } & Record<(typeof NAMED)[number], string>;

const NAMED = [
  'applicant',
  'member',
  'admin',
  'contact',
  'invite',
  'image',
  'document',
  'upload',
  'other',
  'asked',
  'child',
] as const;

/** People who stand to every organisation of the table in their own way. */
export async function givenPeople({ given }: TestPortal): Promise<People> {
  const otherAdmin = await given.person('Odd Annen');
  await given.membership(otherAdmin, 'admin');
  return {
    US: await given.person('Una Bruker'),
    AP: await given.person('Arne Søker'),
    ME: await given.person('Mia Medlem'),
    MO: await given.person('Mo Koordinator'),
    AD: await given.person('Ada Administrator'),
    OW: await given.person('Ove Eier'),
    PA: await given.person('Pia Forelder'),
    EX: await given.person('Else Eksforelder'),
    OA: otherAdmin,
    RQ: await given.person('Runa Ber'),
    MS: await given.person('Mats Støtte', { supportOf: [BERGEN] }),
    MA: await given.person('Maja Kommune', { adminOf: [BERGEN] }),
    XA: await given.person('Xander Annenkommune', { adminOf: [OSLO] }),
    SM: await given.person('Sam Moderator', { scopes: ['moderator'] }),
    SA: await given.person('Sara Super', { scopes: ['admin'] }),
  };
}

export async function givenScene(portal: TestPortal, people: People, variant: Variant, caller: UserId | null) {
  const { db, given } = portal;
  const isPending = variant === 'pending';
  const [id, other, child, parent, former] = await Promise.all([
    organisation({
      is_private: variant === 'private',
      status: isPending ? 'pending' : 'accepted',
      requested_by: people.RQ,
      ...(variant === 'deleted' && { deleted_at: new Date() }),
    }),
    organisation({}),
    organisation({}),
    organisation({}),
    organisation({}),
  ]);
  const [applicant, member, admin] = [
    await given.person('Nora Ny'),
    await given.person('Nils Ny'),
    await given.person('Nina Ny'),
  ];
  const access = (user_id: UserId, role: 'admin' | 'moderator' | 'member' | 'applicant', is_contact = false) => ({
    organisation_id: id,
    user_id,
    role,
    status: role === 'applicant' ? ('requested' as const) : ('active' as const),
    is_contact,
  });
  await db
    .insertInto('membership')
    .values([
      { ...access(people.PA, 'admin'), organisation_id: parent },
      { ...access(people.EX, 'admin'), organisation_id: former },
      ...(isPending
        ? []
        : [
            access(people.AP, 'applicant'),
            access(people.ME, 'member'),
            access(people.MO, 'moderator'),
            access(people.AD, 'admin'),
            access(people.OW, 'admin'),
          ]),
      access(applicant, 'applicant'),
      access(member, 'member'),
      access(admin, 'admin', true),
    ])
    .execute();
  if (!isPending) await db.updateTable('organisation').set({ owner_user_id: people.OW }).where('id', '=', id).execute();
  const [asked, childship] = [newId<'PartnershipId'>(), newId<'PartnershipId'>()];
  const openQuestion = { status: 'requested' as const, created_at: new Date() };
  const ended = { status: 'cancelled' as const, created_at: new Date() };
  await db
    .insertInto('partnership')
    .values([
      { ...openQuestion, id: asked, kind: 'cohost', organisation_id: child, partner_id: id, asked_by: child },
      { ...openQuestion, id: childship, kind: 'subsidiary', organisation_id: id, partner_id: child, asked_by: child },
      {
        ...openQuestion,
        id: newId<'PartnershipId'>(),
        kind: 'subsidiary',
        organisation_id: parent,
        partner_id: id,
        asked_by: parent,
        status: isPending ? 'requested' : 'approved',
      },
      {
        ...ended,
        id: newId<'PartnershipId'>(),
        kind: 'subsidiary',
        organisation_id: former,
        partner_id: id,
        asked_by: former,
      },
      {
        ...ended,
        id: newId<'PartnershipId'>(),
        kind: 'cohost',
        organisation_id: id,
        partner_id: former,
        asked_by: former,
      },
    ])
    .execute();
  const invite = newId<'OrganisationInviteId'>();
  const image = newId<'GalleryPictureId'>();
  const document = newId<'OrganisationDocumentId'>();
  await db
    .insertInto('organisation_invite')
    .values({
      id: invite,
      organisation_id: id,
      email: 'invitert@eksempel.no',
      role: 'member',
      token_digest: randomUUID(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
  await db
    .insertInto('gallery_picture')
    .values({ id: image, organisation_id: id, upload_id: await upload(null, 'image') })
    .execute();
  await db
    .insertInto('organisation_document')
    .values({ id: document, organisation_id: id, upload_id: await upload(null, 'document'), name: 'Vedtekter' })
    .execute();
  const scene: OrganisationScene = {
    id,
    applicant,
    member,
    admin,
    contact: admin,
    invite,
    image,
    document,
    upload: await upload(caller, 'image'),
    other,
    asked,
    child: childship,
  };
  return scene;

  async function organisation(more: {
    is_private?: boolean;
    status?: 'pending' | 'accepted';
    requested_by?: UserId;
    deleted_at?: Date;
  }) {
    const own = newId<'OrganisationId'>();
    await db
      .insertInto('organisation')
      .values({ id: own, municipality_id: BERGEN, name: `Laget ${own}`, status: 'accepted', ...more })
      .execute();
    await acceptConditions(db, own, new Date());
    return own;
  }

  async function upload(owner_user_id: UserId | null, kind: 'image' | 'document') {
    const own = newId<'UploadId'>();
    await db
      .insertInto('upload')
      .values({
        id: own,
        owner_user_id,
        kind,
        name: kind === 'image' ? 'bilde.webp' : 'vedtekter.pdf',
        type: kind === 'image' ? 'image/webp' : 'application/pdf',
        bytes: 1000,
        ...(kind === 'image' && { width: 800, height: 600 }),
        storage_key: `${own}.${kind === 'image' ? 'webp' : 'pdf'}`,
        created_at: new Date(),
      })
      .execute();
    return own;
  }
}

/** Puts the scene's ids where a path or a body names them: '{member}'. */
export const named = <Value>(value: Value, scene: OrganisationScene): Value =>
  JSON.parse(
    JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(scene, name) ? scene[name as keyof OrganisationScene] : whole,
    ),
  );
