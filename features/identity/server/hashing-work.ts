import { hash, verify } from '@node-rs/argon2';

export type HashingEffort = { memoryCost: number; timeCost: number };

/** What costs a core for a tenth of a second. `is_right` is whether the password is the one that was stored. */
export type HashingTask =
  | { kind: 'hash'; password: string; effort: HashingEffort }
  | { kind: 'verify'; password: string; stored: string };
export type HashingAnswer = { stored: string } | { is_right: boolean };

/** Argon2id, the middle one of three, is the library's own choice too. */
const ALGORITHM = { algorithm: 2, parallelism: 1 };

export async function carryOutHashing(task: HashingTask): Promise<HashingAnswer> {
  if (task.kind === 'verify') return { is_right: await verify(task.stored, task.password) };
  return { stored: await hash(task.password, { ...ALGORITHM, ...task.effort }) };
}
