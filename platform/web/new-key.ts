/** A name for one thing that is to be done once, however often it is sent. `crypto.randomUUID` is there over https only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** For what is sent by hand: the same words go under the same key until they have arrived, other words under another. */
export function createSending() {
  let last: { words: string; key: string } | null = null;
  return {
    keyOf(body: object): string {
      const words = JSON.stringify(body);
      if (last?.words !== words) last = { words, key: newKey() };
      return last.key;
    },
    arrived() {
      last = null;
    },
  };
}
