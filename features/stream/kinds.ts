/** What a browser is told of while it listens. `reset`: it has missed too much, and reads everything again. */
export const STREAM_KINDS = ['notification', 'message', 'thread', 'typing'] as const;
export type StreamKind = (typeof STREAM_KINDS)[number];

/** Ids and numbers alone: what they stand for is read by those who may read it. */
export type StreamContent = Readonly<Record<string, string | number | boolean | null>>;
