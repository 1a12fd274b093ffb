import { describe, expect, test } from 'vitest';
import { STORED_THINGS } from '#features/service-pages/stored-things.ts';
import { isTest, readSources } from './architecture-rules.ts';

/** Every file that leaves something in a browser, and what. A new one belongs here and on the cookies page. */
const WRITERS: Record<string, readonly string[]> = {
  'apps/server/serve-preview.ts': ['nabolag-preview'],
  'platform/web/camera-on-this-page.ts': ['nabolag:door-reloaded'],
  'platform/web/reload-once.ts': ['nabolag:reloaded'],
  'apps/web/service-worker.ts': ['nabolag-pages', 'nabolag-files', 'nabolag-answers'],
  'apps/web/shell/account/account-notices.tsx': ['nabolag:screen:'],
  'apps/web/shell/language-offer.tsx': ['nabolag:language-offered'],
  'features/announcements/web/announcement-bar.tsx': ['nabolag:announcement'],
  'features/dashboards/web/chosen-municipality.ts': ['nabolag:dashboard:municipality'],
  'features/dashboards/web/chosen-organisation.ts': ['nabolag:dashboard:organization'],
  'features/event-editing/web/draft-copy.ts': ['nabolag:event-form:'],
  'features/identity/server/form-token.ts': ['__Host-f'],
  'features/identity/server/known-device.ts': ['__Host-d'],
  'features/identity/server/ticket-cookie.ts': ['__Secure-adm', 'nabolag-adm'],
  'features/identity/web/ticket-store.ts': ['nabolag:auth:user', 'nabolag:auth:own'],
  'features/identity/web/verification-state.ts': ['nabolag:verification', 'nabolag:get-started:username'],
  'features/messenger/web/draft.ts': ['nabolag:chat-draft:'],
  'features/messenger/web/unsent-lines.ts': ['nabolag:chat-unsent:'],
  'features/municipalities/web/read-municipalities.ts': ['nabolag:municipalities'],
  'features/municipalities/web/stored-municipality.ts': ['nabolag:USER_MUNICIPALITY'],
  'features/passes/web/device-tables.ts': ['nabolag-door', 'nabolag-passes', 'nabolag:door-used'],
  'features/passes/web/use-sound.ts': ['nabolag:door-sound'],
  'features/portal/web/consent/consent.ts': ['clarityConsent'],
  'features/push/web/kept-subscription.ts': ['push-subscription'],
  'features/screens/web/wall/kept-screen.ts': ['nabolag:wall'],
  'platform/web/chosen-language.ts': ['nabolag-language'],
};

const WRITES =
  /[sS]torage\.write\(|(?:local|session)Storage\.setItem\(|indexedDB\.open\(|caches\.open\(|cookies\.set\(|writeSharedCookie\(/;

/** They write what the files above hand them. */
const MEANS: readonly string[] = ['platform/web/shared-cookie.ts', 'platform/web/storage.ts'];

describe('SHL-09 what is stored in the browser', () => {
  test('SHL-09 every file that stores something is known, with what it stores', () => {
    const writers = readSources()
      .filter(({ path, text }) => WRITES.test(text) && !MEANS.includes(path) && !isTest(path))
      .map(({ path }) => path);
    expect(writers.sort()).toEqual(Object.keys(WRITERS).sort());
  });

  test('SHL-09 what the files store and what the cookies page must name are the same', () => {
    expect([...new Set(Object.values(WRITERS).flat())].sort()).toEqual(STORED_THINGS.map(({ name }) => name).sort());
  });
});
