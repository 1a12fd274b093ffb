import type { Call } from '#platform/web/client.ts';
import { createVerification, forgotPassword, openCodeChallenge } from './calls.ts';
import { withForm } from './with-form.ts';
import { withWork } from './with-work.ts';

type CodeFor = 'register' | 'login' | 'restore';

/** A code for a user who is not logged in. Answers the verification that it is given to. */
export async function askForCode(call: Call, username: string, purpose: CodeFor): Promise<string> {
  const asked = await withForm(call, () =>
    withWork(openTask(call, username), (work) => call(createVerification, { body: { username, purpose, ...work } })),
  );
  return asked.data.id;
}

export const askForLink = (call: Call, username: string) =>
  withWork(openTask(call, username), (work) => call(forgotPassword, { body: { username, ...work } }));

const openTask = (call: Call, username: string) => () => call(openCodeChallenge, { body: { username } });
