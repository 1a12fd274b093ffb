/** Which keys of a cache have which tags, so that a change finds what it touches without looking at everything. */
export function tagIndex() {
  const keysByTag = new Map<string, Set<string>>();
  return {
    add(key: string, tags: Iterable<string>): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    remove(key: string, tags: Iterable<string>): void {
      for (const tag of tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
    /** Those with at least one of the tags, each once. */
    keysWith: (tags: readonly string[]): Set<string> => new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])),
  };
}
