import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import type { Context } from '#platform/server/context.ts';

type WantedRole = { organisationId: OrganisationId; userId: UserId; role: GivenRole };

/** BEY-10: the name of what a role asks for and a user does not hold today; null where nothing is in the way. */
export type MissingCertificate = (context: Context, wanted: WantedRole) => Promise<string | null>;
