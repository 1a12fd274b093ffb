import { CallFailed } from './client.ts';

/** What to tell a user whose call did not go through: the server's words, or that there is no connection. */
export function failureText(error: unknown, texts: { readonly lost_connection: string }): string {
  if (!(error instanceof CallFailed)) return texts.lost_connection;
  const [first] = Object.values(error.errors ?? {}).flat();
  return first ?? error.message;
}
