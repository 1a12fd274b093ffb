import type { Context } from '#platform/server/context.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { lookUpNumber } from '../contract.ts';
import type { OrganisationRegister } from './organisation-register.ts';

export const organisationRegisterRoutes = (
  register: OrganisationRegister,
  isNumberInUse: (context: Context, number: string) => Promise<boolean>,
): Route[] => [
  route(lookUpNumber, async (context, { query }) => ({
    data: { ...(await register(query.number)), is_in_use: await isNumberInUse(context, query.number) },
  })),
];
