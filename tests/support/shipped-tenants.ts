import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { tenantDifferences } from '#features/tenants/contract.ts';
import { tenantRegister } from '#features/tenants/register.ts';
import { knowTenants } from '#features/tenants/resolve.ts';
import { projectFile } from '#platform/server/project-files.ts';

const shipped = z.record(
  z.string(),
  z.strictObject({
    municipality_ids: z.array(z.number()),
    district_ids: z.array(z.number()),
    configuration: tenantDifferences,
  }),
);

/** The tenants that a new database begins with, as the migration has them. */
export function readShippedTenants() {
  const [, json = ''] = readFileSync(projectFile('database/migrations/0079_tenants.sql'), 'utf8').split('$tenants$');
  return Object.entries(shipped.parse(JSON.parse(json))).map(([key, { configuration, ...places }]) => ({
    key,
    ...places,
    published: { version: `shipped-${key}`, differences: configuration },
    draft: null,
    colours: [],
  }));
}

/** For what runs without a database: a portal reads its own. */
export const knowShippedTenants = (): void => knowTenants(tenantRegister(readShippedTenants()));
