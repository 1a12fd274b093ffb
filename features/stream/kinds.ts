/**
 * What a browser is told of while it listens. `reset`: it has missed too much, and reads everything again. `offers`: others
 * have taken or given back something that the portal offers.
 */
export const STREAM_KINDS = ['notification', 'message', 'thread', 'typing', 'offers'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];

/** Of conversations, which are nobody's but those who are in them: not told to support that is logged in as one of them. */
const OF_CONVERSATIONS: readonly string[] = ['message', 'thread', 'typing'] satisfies StreamKind[];
export const isOfConversation = (kind: string): boolean => OF_CONVERSATIONS.includes(kind);

/** Ids and numbers alone: what they stand for is read by those who may read it. */
export type StreamContent = Readonly<Record<string, string | number | boolean | null>>;
