import { sql } from 'kysely';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { validationMessage } from '#platform/language/validation/message.ts';
import type { Context } from '#platform/server/context.ts';
import {
  ALL_PERMISSIONS,
  isAdjustable,
  isAtLeast,
  PERMISSIONS,
  type Permission,
  type PermissionSettings,
  type Rank,
  rankFor,
} from '../rules.ts';
import { changeWith, demandPermission } from './access.ts';

type ShownSetting = { key: Permission; rank: Rank; lowest: Rank; is_adjustable: boolean };
type ShownSettings = { permissions: ShownSetting[] };

export async function permissionSettings(context: Context, id: OrganisationId): Promise<ShownSettings> {
  return shown((await demandPermission(context, id, 'edit_settings')).permissions);
}

/** ORG-04: higher than the portal asks for, never lower. What is left out is as the portal has it. */
export async function changePermissionSettings(
  context: Context,
  id: OrganisationId,
  wanted: PermissionSettings,
): Promise<ShownSettings> {
  return changeWith(context, id, 'edit_settings', async ({ db }) => {
    demandAllowed(context, wanted);
    const raised = Object.fromEntries(
      Object.entries(wanted).filter(([key, rank]) => rank !== PERMISSIONS[key as Permission].lowest),
    );
    await sql`update organisation set permissions = ${JSON.stringify(raised)}::jsonb where id = ${id}`.execute(db);
    return shown(raised);
  });
}

function demandAllowed({ language }: Context, wanted: PermissionSettings): void {
  const faults = Object.entries(wanted).filter(([key, rank]) => !isAllowed(key as Permission, rank));
  if (faults.length === 0) return;
  const message = validationMessage({ message: 'not_an_option' }, language);
  refuse('invalid', undefined, Object.fromEntries(faults.map(([key]) => [`permissions.${key}`, [message]])));
}

function isAllowed(key: Permission, rank: Rank): boolean {
  const { lowest } = PERMISSIONS[key];
  return rank === lowest || (isAdjustable(key) && isAtLeast(rank, lowest));
}

const shown = (settings: PermissionSettings): ShownSettings => ({
  permissions: ALL_PERMISSIONS.map((key) => ({
    key,
    rank: rankFor(key, settings),
    lowest: PERMISSIONS[key].lowest,
    is_adjustable: isAdjustable(key),
  })),
});
