import {
  type FetchAnswer,
  FetchFailed,
  type FetchFault,
  type FetchLimits,
  safeFetch,
} from '#platform/server/safe-fetch.ts';
import { FeedTrouble } from './activity-feed.ts';

/** Fetches JSON from a foreign server, and says in words what is wrong with it. */
export async function fetchJson(url: URL, limits: FetchLimits): Promise<unknown> {
  const { status, headers, bytes } = await ask(url, limits);
  if (status !== 200) throw new FeedTrouble(`The feed answered ${status}.`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new FeedTrouble('The feed is compressed, which was not asked for.');
  }
  const text = textOf(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedTrouble('The feed is not JSON.');
  }
}

async function ask(url: URL, limits: FetchLimits): Promise<FetchAnswer> {
  try {
    return await safeFetch(url, { headers: { accept: 'application/json' } }, limits);
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    throw new FeedTrouble(IN_WORDS[error.fault](limits), { cause: error });
  }
}

const IN_WORDS: Record<FetchFault, (limits: FetchLimits) => string> = {
  not_https: () => 'The address of the feed is not https.',
  inside: () => 'The address of the feed leads inside the house.',
  too_slow: () => 'The feed took too long.',
  too_large: ({ largestBytes }) => `A page of the feed is larger than ${largestBytes} bytes.`,
  unreachable: () => 'The feed cannot be reached.',
};

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FeedTrouble('The feed is not UTF-8.', { cause: error });
  }
}
