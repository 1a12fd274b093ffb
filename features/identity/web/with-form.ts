import { type Call, CallFailed } from '#platform/web/client.ts';
import { openForm } from './calls.ts';

/** The server takes some questions only from a browser that has opened a form; it opens one and asks again. */
export async function withForm<Answer>(call: Call, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CallFailed) || error.kind !== 'form_expired') throw error;
    await call(openForm, {});
    return ask();
  }
}
