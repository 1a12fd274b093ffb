import type { Id } from '#platform/contract/id.ts';

/** Tests have ids from answers and addresses, as plain texts. What kind it is says the place where it is put. */
export const asId = <Name extends string>(text: string): Id<Name> => text as Id<Name>;
