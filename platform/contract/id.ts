import { z } from 'zod';

/** A branded id, as a contract reads it and a row has it: that of one kind of thing cannot be handed over as another's. */
export type Id<Name extends string> = string & z.$brand<Name>;

export const uuidOf = <Name extends string>(_name: Name) => z.uuid().brand<Name>();

/** Reference data (municipalities, districts, categories) has whole numbers as ids, text to clients. */
export const numberIdOf = <Name extends string>(_name: Name) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .brand<Name>();
