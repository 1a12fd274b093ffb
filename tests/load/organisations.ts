import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DEMO_ACCOUNTS, DEMO_ORGANISATION_ID } from '#database/seeds/accounts.ts';
import { MEMBERS_PER_PAGE } from '#features/organisations/rules.ts';
import type { ChildServer } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { measureInTurn, type Result, type Target } from './measure.ts';
import { recordPage, startFloor, targetOf } from './pages-and-list.ts';
import { MUNICIPALITY_ID, type Plan } from './plan.ts';

export type Organisations = {
  page: Result;
  page_floor: Result;
  /** The first page of few members, and the first and the last page of many. */
  few_members: Result;
  many_members: Result;
  last_members: Result;
};

const FEW = 100;
const MANY = 10_000;
/** The demo organisation is the large one; this one belongs to the same person. */
const SMALL_ORGANISATION_ID = '01900000-0000-7000-8000-000000000101';
const PASSWORD = 'Nabolag-2026';

/** The page of an organisation from memory beside a constant answer, and its members as they become many. */
export async function measureOrganisations(
  portal: ChildServer,
  database: string,
  { cluster, plan, folder }: { cluster: Cluster; plan: Plan; folder: string },
): Promise<Organisations> {
  await giveMembers(cluster, database);
  const pagePath = `/organisations/${DEMO_ORGANISATION_ID}`;
  const recorded = path.join(folder, 'organisation.json');
  await writeFile(recorded, JSON.stringify(await recordPage(portal, pagePath)));
  const constant = await startFloor(['constant', recorded], {});
  try {
    const [page, page_floor] = await measureInTurn(
      [targetOf('organisation, cached', portal, [pagePath]), targetOf('floor: constant Buffer', constant, [pagePath])],
      cluster,
      plan,
    );
    const headers = { authorization: `Bearer ${await logIn(portal)}` };
    const membersOf = (name: string, id: string, shown: number): Target => {
      const target = targetOf(name, portal, [`/api/organizations/${id}/members?page=${shown}`]);
      return { ...target, headers: { ...target.headers, ...headers } };
    };
    const [few_members, many_members, last_members] = await measureInTurn(
      [
        membersOf(`members of ${FEW}, first page`, SMALL_ORGANISATION_ID, 1),
        membersOf(`members of ${MANY}, first page`, DEMO_ORGANISATION_ID, 1),
        membersOf(`members of ${MANY}, last page`, DEMO_ORGANISATION_ID, Math.floor(MANY / MEMBERS_PER_PAGE)),
      ],
      cluster,
      plan,
    );
    if (!page || !page_floor || !few_members || !many_members || !last_members) throw new Error('Nothing measured.');
    return { page, page_floor, few_members, many_members, last_members };
  } finally {
    await constant.stop();
  }
}

async function giveMembers(cluster: Cluster, database: string): Promise<void> {
  await cluster.query(
    database,
    `insert into organisation (id, municipality_id, name, status, owner_user_id)
     values ('${SMALL_ORGANISATION_ID}', ${MUNICIPALITY_ID}, 'Lite lag', 'accepted', '${DEMO_ACCOUNTS.leder.id}')`,
  );
  await cluster.query(
    database,
    `with people as (
       insert into app_user (id, name, email)
       select gen_random_uuid(), 'Medlem ' || md5(number::text), 'mange' || number || '@demo.test'
       from generate_series(1, ${MANY}) as number
       returning id
     )
     insert into membership (organisation_id, user_id, role, status)
     select '${DEMO_ORGANISATION_ID}'::uuid, id, 'member', 'active' from people
     union all
     select * from (
       select '${SMALL_ORGANISATION_ID}'::uuid, id, 'member', 'active' from people limit ${FEW}
     ) as few
     union all
     select '${SMALL_ORGANISATION_ID}'::uuid, '${DEMO_ACCOUNTS.leder.id}', 'admin', 'active'`,
  );
  await cluster.query(database, 'vacuum (analyze) membership, app_user, organisation');
}

/** Passwords are hashed in a bounded queue: on a busy machine it answers 503 and says when to try again. */
const LOGIN_TRIES = 20;

export async function logIn({ origin }: Pick<ChildServer, 'origin'>): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: DEMO_ACCOUNTS.leder.email, password: PASSWORD }),
    });
    const { access_token } = (await answer.json()) as { access_token?: string };
    if (access_token) return access_token;
    if (answer.status !== 503 || attempt === LOGIN_TRIES) {
      throw new Error(`The organiser could not log in: ${answer.status}.`);
    }
    await setTimeout(Number(answer.headers.get('retry-after') ?? 1) * 1000);
  }
}
