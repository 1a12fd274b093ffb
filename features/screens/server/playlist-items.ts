import { criteriaIn, filterQuery, filtersIn } from '#features/events/filters.ts';
import { publicOrganisation } from '#features/feeds/server/public.ts';
import { takeOwnUpload } from '#features/uploads/server/public.ts';
import type { OrganisationId, UploadId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { ItemForm } from '../office-contract.ts';
import { MAX_QUERY_LENGTH } from '../rules.ts';
import { REFUSALS, type ScreenRefusals } from '../texts/refusals.ts';

export type PlacedItem = ItemForm;

/** Each with what its kind needs and nothing else. `placed` are pictures that stand in this playlist already. */
export async function checkedItems(
  context: Context,
  forms: readonly ItemForm[],
  placed: readonly UploadId[],
): Promise<PlacedItem[]> {
  const items: PlacedItem[] = [];
  for (const [place, form] of forms.entries()) items.push(await checkedItem(context, form, { place, placed }));
  return items;
}

type Where = { place: number; placed: readonly UploadId[] };

async function checkedItem(context: Context, form: ItemForm, { place, placed }: Where): Promise<PlacedItem> {
  const { kind, title, seconds, last_day } = form;
  const refuseField = (field: keyof ItemForm, fault: keyof ScreenRefusals['item']): never => {
    const message = REFUSALS[context.language].item[fault];
    refuse('invalid', message, { [`items.${place}.${field}`]: [message] });
  };
  const item = { kind, title, seconds, last_day, body: '', query: '', organization_id: null, picture_upload_id: null };
  switch (kind) {
    case 'activities': {
      const query = canonicalFilters(form.query);
      return query.length <= MAX_QUERY_LENGTH ? { ...item, query } : refuseField('query', 'too_many_filters');
    }
    case 'organisation': {
      const { organization_id } = form;
      const isThere = organization_id !== null && (await isPublic(context, organization_id));
      return isThere ? { ...item, organization_id } : refuseField('organization_id', 'no_such_organisation');
    }
    case 'picture': {
      const { picture_upload_id } = form;
      const isThere = picture_upload_id !== null && (await isPicture(context, picture_upload_id, placed));
      return isThere ? { ...item, picture_upload_id } : refuseField('picture_upload_id', 'no_picture');
    }
    case 'notice':
      return title === '' ? refuseField('title', 'no_title') : { ...item, body: form.body };
  }
}

/** The address of a list, or the part after its question mark, as the list itself would write it. */
function canonicalFilters(typed: string): string {
  const query = new URLSearchParams(typed.slice(typed.indexOf('?') + 1));
  const { q, sort } = criteriaIn(query);
  return new URLSearchParams(filterQuery(filtersIn(query), { q, sort })).toString();
}

async function isPublic(context: Context, id: OrganisationId): Promise<boolean> {
  try {
    await publicOrganisation({ ...context, replica: context.db }, id);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.kind === 'not_found') return false;
    throw error;
  }
}

async function isPicture(context: Context, id: UploadId, placed: readonly UploadId[]): Promise<boolean> {
  if (placed.includes(id)) return true;
  return (await takeOwnUpload(context.db, id, actorOf(context).id))?.kind === 'image';
}
