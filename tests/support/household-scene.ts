import { ssnPlace } from '#features/identity/server/reseal.ts';
import type { ChildId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { asId } from './as-id.ts';
import type { GivenPerson } from './given-shapes.ts';
import type { TestPortal } from './portal.ts';

/** People of the sample register (features/households/server/sample-population.ts). */
export const ROLIG_FJORD = '09868445650';
export const FRISK_VIND = '17839623364';
export const MILD_SKOG = '22917112006';
export const KVIKK_FURU = '05851172000';
export const NORA = '04831750060';
export const ASK = '03822150054';
/** Where most of them live. */
export const FAMILY_TOWN = 3203;

/** A user whom an eID has proved to be the person with this number. */
export async function givenIdentified(portal: TestPortal, name: string, ssn: string, rights: GivenPerson = {}) {
  const id = await portal.given.person(name, rights);
  await prove(portal, id, ssn);
  return id;
}

export async function prove(portal: TestPortal, id: UserId, ssn: string): Promise<void> {
  const { secrets } = portal.jobServices;
  await portal.db
    .updateTable('app_user')
    .set({ ssn_sealed: secrets.seal(ssn, ssnPlace(id)), ssn_digest: secrets.digest('ssn', ssn) })
    .where('id', '=', id)
    .execute();
}

/** As a child of another user, and as a guardian whom they have made one. */
export async function givenHousehold(
  db: Db,
  id: UserId,
  { secret, mark }: { secret: string; mark: string },
): Promise<void> {
  const [self, child] = [newId<'ChildId'>(), newId<'ChildId'>()];
  const row = { born_on: '2015-01-12', ssn_sealed: secret, created_at: new Date(), checked_at: new Date() };
  await db
    .insertInto('child')
    .values([
      {
        ...row,
        id: self,
        user_id: id,
        first_name: 'Fuglen',
        last_name: 'Fugl',
        ssn_digest: `${secret}-s${mark}`,
      },
      { ...row, id: child, first_name: 'Ungen', last_name: 'Fugl', ssn_digest: `${secret}-c${mark}` },
    ])
    .execute();
  const settled = { guardian_user_id: id, source: 'staff', reason: `svar-${mark}`, decided_by: id } as const;
  await db
    .insertInto('guardianship')
    .values([
      { ...settled, id: newId<'GuardianshipId'>(), child_id: child, started_at: new Date() },
      { ...settled, id: newId<'GuardianshipId'>(), child_id: self, started_at: new Date(), ended_at: new Date() },
    ])
    .execute();
}

/** A user who acts for another, as the register has it. */
export const givenGuardian = (portal: TestPortal, guardian: UserId, minor: string, born_on: string): Promise<void> =>
  givenGuardians(portal, [guardian], minor, { born_on });

/** Several who act for the same child. */
export async function givenGuardians(
  { db }: TestPortal,
  guardians: readonly UserId[],
  minor: string,
  { born_on, child = newId<'ChildId'>() }: { born_on: string; child?: ChildId },
): Promise<void> {
  const at = new Date();
  await db
    .insertInto('child')
    .values({
      id: child,
      user_id: asId<'UserId'>(minor),
      first_name: 'Tuva',
      last_name: 'Moen',
      born_on,
      ssn_sealed: 'sealed',
      ssn_digest: `digest-${child}`,
      created_at: at,
      checked_at: at,
    })
    .execute();
  await db
    .insertInto('guardianship')
    .values(
      guardians.map((guardian_user_id) => ({
        id: newId<'GuardianshipId'>(),
        child_id: child,
        guardian_user_id,
        source: 'register' as const,
        started_at: at,
      })),
    )
    .execute();
}
