import { sql } from 'kysely';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { lockMunicipality } from '#features/municipalities/server/public.ts';
import { DEFAULTS } from '#features/tenants/defaults.ts';
import { wholeTenant } from '#features/tenants/resolve.ts';
import type { SchemeId, SchemeVersionId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { jsonb, number, rowsOf } from '#platform/server/rows.ts';
import type { SavedVersion } from '../contract.ts';
import { firstForm, formAfter, type SchemeForm } from '../form.ts';
import { mayChangeSchemes, maySeeSchemes } from '../policy.ts';
import { MAX_SCHEMES, MAX_VERSIONS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { noteDeed } from './note.ts';
import { readVersionsOf } from './version-rows.ts';

type Begun = { municipality_id: MunicipalityId; name: string };

/** A scheme is there from its first draft on. */
export async function createScheme(context: Context, { municipality_id, name }: Begun): Promise<SavedVersion> {
  const municipality = Number(municipality_id);
  demandChange(context, municipality);
  const texts = REFUSALS[context.language];
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await lockMunicipality(db, municipality);
    const { rows } = await rowsOf({ schemes: number, same: number })`
      select count(*)::int as schemes, (count(*) filter (where key = ${keyOf(name)}))::int as same
      from scheme where municipality_id = ${municipality}`.execute(db);
    if ((rows[0]?.same ?? 0) > 0) refuse('conflict', texts.key_taken);
    if ((rows[0]?.schemes ?? 0) >= MAX_SCHEMES) refuse('conflict', texts.full(MAX_SCHEMES));
    const schemeId = newId<'SchemeId'>();
    await sql`
      insert into scheme (id, municipality_id, key, name, created_at)
      values (${schemeId}, ${municipality}, ${keyOf(name)}, ${name}, ${inside.now})`.execute(db);
    return insertDraft(inside, { scheme_id: schemeId, municipality_id: municipality, number: 1 }, portalForm(inside));
  });
}

/** What was decided last, a year later. One draft at a time: the unique index says the same. */
export async function createVersion(context: Context, schemeId: SchemeId): Promise<SavedVersion> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { rows } = await rowsOf({ municipality_id: number })`
      select municipality_id from scheme where id = ${schemeId} for no key update`.execute(db);
    const municipality_id = rows[0]?.municipality_id ?? refuse('not_found');
    demandChange(inside, municipality_id);
    const versions = await readVersionsOf(inside, schemeId);
    const texts = REFUSALS[context.language];
    if (versions.some(({ state }) => state === 'draft' || state === 'sent')) refuse('conflict', texts.has_draft);
    if (versions.length >= MAX_VERSIONS) refuse('conflict', texts.full(MAX_VERSIONS));
    const [newest] = versions;
    const form = newest?.rules ? formAfter(newest.rules, newest.form) : portalForm(inside);
    return insertDraft(inside, { scheme_id: schemeId, municipality_id, number: (newest?.number ?? 0) + 1 }, form);
  });
}

function demandChange({ actor }: Context, municipalityId: number): void {
  if (!maySeeSchemes(actor, municipalityId)) refuse('not_found');
  if (!mayChangeSchemes(actor, municipalityId)) refuse('forbidden');
}

type Placed = { scheme_id: SchemeId; municipality_id: number; number: number };

async function insertDraft(context: Context, placed: Placed, form: SchemeForm): Promise<SavedVersion> {
  const id: SchemeVersionId = newId<'SchemeVersionId'>();
  const { db, now } = context;
  await sql`
    insert into scheme_version (id, scheme_id, number, form, created_at, changed_by, changed_at)
    values (${id}, ${placed.scheme_id}, ${placed.number}, ${jsonb(form)}, ${now}, ${actorOf(context).id}, ${now})`.execute(
    db,
  );
  await noteDeed(context, 'create', { id, ...placed });
  return { id, revision: 1 };
}

/** TEN-04: as the portal's own figures are. */
function portalForm({ tenant, now }: Context): SchemeForm {
  const { amount, minAge, maxAge, minAmountOfActivities } = (wholeTenant(tenant)?.configuration ?? DEFAULTS).data;
  return firstForm({
    min_age: minAge,
    max_age: maxAge,
    amount_ore: amount * 100,
    min_times: minAmountOfActivities,
    day: shortDate(now),
  });
}

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', å: 'a' };

/** 'Fritidskonto for ungdom' is 'fritidskonto-for-ungdom'. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[æøå]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'ordning';
