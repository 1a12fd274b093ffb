import { handOver } from '#platform/web/hand-over.ts';

/** Hands data to the browser as a file to keep. */
export const saveFile = (name: string, data: unknown): void =>
  handOver(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
