import { randomUUID } from 'node:crypto';
import type { Id } from '#platform/contract/id.ts';

/** `newId<'EventId'>()`. Every other id comes from a schema or from a row. */
export const newId = <Name extends string>(): Id<Name> => randomUUID() as string as Id<Name>;
