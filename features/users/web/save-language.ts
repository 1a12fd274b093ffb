import type { Locale } from '#platform/language/locale.ts';
import type { Call } from '#platform/web/client.ts';
import { updateMe } from './calls.ts';

const PATIENCE_MS = 3000;

/** I18-03: letters come in it, too. On a bad line the page does not wait for it for ever. */
export async function saveLanguage(call: Call, lang: Locale): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([call(updateMe, { body: { lang } }), waited]);
}
