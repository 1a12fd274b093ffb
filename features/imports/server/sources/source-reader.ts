import { type FetchAnswer, FetchFailed, faultInAddress, safeFetch } from '#platform/server/safe-fetch.ts';
import { FeedTrouble } from '../activity-feed.ts';

/** What the server said of what it sent last; null where it said nothing. */
export type Validators = { etag: string | null; last_modified: string | null };

export type SourceText = Validators & {
  text: string;
  /** Where it was in the end. */
  address: URL;
};

/** Calendars and pages of others. Throws `FeedTrouble` for everything that is their fault. */
export type SourceReader = {
  /** What is wrong with an address before anybody is asked. */
  faultIn(address: URL): 'not_https' | 'inside' | null;
  read(address: URL, known: Validators): Promise<SourceText | 'unchanged'>;
};

type ReaderOptions = { isLoopbackAllowed: boolean; timeoutMs?: number; largestBytes?: number };

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 5_000_000;
const MAX_REDIRECTS = 3;
const MAX_ETAG_LENGTH = 500;
const MAX_MODIFIED_LENGTH = 100;
const ACCEPTED = 'text/calendar, text/html;q=0.9, application/xhtml+xml;q=0.9, */*;q=0.1';

/** Each step of a redirect is held against the same rules as the first. */
export const sourceReader = ({
  isLoopbackAllowed,
  timeoutMs = TIMEOUT_MS,
  largestBytes = MAX_BYTES,
}: ReaderOptions): SourceReader => ({
  faultIn: (address) => faultInAddress(address, { isLoopbackAllowed }),
  async read(address, known) {
    const givenUpAt = performance.now() + timeoutMs;
    let at = address;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const left = Math.floor(givenUpAt - performance.now());
      if (left <= 0) throw new FeedTrouble('too_slow');
      const answer = await ask(at, known, { timeoutMs: left, largestBytes, isLoopbackAllowed });
      const next = nextOf(answer, at);
      if (next === null) return answer.status === 304 ? 'unchanged' : textOf(answer, at);
      at = next;
    }
    throw new FeedTrouble('too_many_redirects');
  },
});

async function ask(
  url: URL,
  { etag, last_modified }: Validators,
  limits: Parameters<typeof safeFetch>[2],
): Promise<FetchAnswer> {
  try {
    const headers = {
      accept: ACCEPTED,
      ...(etag !== null && { 'if-none-match': etag }),
      ...(last_modified !== null && { 'if-modified-since': last_modified }),
    };
    return await safeFetch(url, { headers }, limits);
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    throw new FeedTrouble(error.fault, { cause: error });
  }
}

/** Where a redirect leads; null when it is none. */
function nextOf({ status, headers }: FetchAnswer, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const next = headers.location === undefined ? null : URL.parse(headers.location, from.href);
  if (next === null || next.username !== '' || next.password !== '') throw new FeedTrouble('refused');
  return next;
}

function textOf({ status, headers, bytes }: FetchAnswer, address: URL): SourceText {
  if (status !== 200) throw new FeedTrouble('refused');
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new FeedTrouble('compressed');
  return {
    text: decoded(bytes),
    address,
    etag: shortEnough(headers.etag, MAX_ETAG_LENGTH),
    last_modified: shortEnough(headers['last-modified'], MAX_MODIFIED_LENGTH),
  };
}

/** Sent back as it is, so nothing but letters that a header may have. */
const shortEnough = (header: string | undefined, longest: number): string | null =>
  header !== undefined && header.length <= longest && /^[\x20-\x7e]+$/.test(header) ? header : null;

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new FeedTrouble('not_utf8', { cause: error });
  }
}
