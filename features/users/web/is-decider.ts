import type { UserInfo } from '../contract.ts';

/** Whether a user decides about organisations: for a municipality, or everywhere. The server decides in the end. */
export const isDecider = ({ scopes }: Pick<UserInfo, 'scopes'>): boolean =>
  scopes.includes('admin') || isMunicipal({ scopes });

/** Whether a user belongs to the people of a municipality. */
export const isMunicipal = ({ scopes }: Pick<UserInfo, 'scopes'>): boolean =>
  scopes.some((scope) => scope.startsWith('MUNICIPALITY_'));
