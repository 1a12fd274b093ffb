import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const MAX_ENTRIES = 2000;

/** Where the embedded provider keeps what is under way: in memory, a bounded number, each until its time is over. */
export function embeddedStore(): AdapterFactory {
  const entries = new LRUCache<string, AdapterPayload>({ max: MAX_ENTRIES });
  return (kind): Adapter => {
    const keyOf = (name: string) => `${kind} ${name}`;
    return {
      async upsert(id, payload, expiresInSeconds) {
        entries.set(keyOf(id), payload, { ttl: (expiresInSeconds ?? 0) * 1000 });
      },
      find: async (id) => entries.get(keyOf(id)),
      async findByUid(uid) {
        return entries.find((entry, key) => key.startsWith(`${kind} `) && entry.uid === uid);
      },
      // Codes that are read from one device to another: the national identity service has none.
      findByUserCode: async () => undefined,
      async consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry) entry.consumed = true;
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, entry] of entries.entries()) if (entry.grantId === grantId) entries.delete(key);
      },
    };
  };
}
