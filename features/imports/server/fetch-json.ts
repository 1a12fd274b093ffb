import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { FeedTrouble } from './activity-feed.ts';
import { isInsideAddress } from './inside-address.ts';

export type FetchLimits = {
  timeoutMs: number;
  largestBytes: number;
  /** For tests and trying out: plain HTTP, and only to this machine. */
  isLoopbackAllowed: boolean;
};

/**
 * Fetches JSON from somebody else's server, which may be anybody's by now: over https, never from an address inside
 * the house (held against the very address that is connected to), no redirects, no compression to unpack, and not
 * longer nor more than was agreed.
 */
export async function fetchJson(url: URL, limits: FetchLimits): Promise<unknown> {
  const isLoopback = LOOPBACK.includes(url.hostname);
  if (url.protocol !== 'https:' && !(isLoopback && limits.isLoopbackAllowed)) {
    throw new FeedTrouble('The address of the feed is not https.');
  }
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) && isInsideAddress(host) && !(isLoopback && limits.isLoopbackAllowed)) {
    throw new FeedTrouble('The feed is at an address inside the house.');
  }
  const text = await readText(url, limits, isLoopback && limits.isLoopbackAllowed);
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedTrouble('The feed is not JSON.');
  }
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

function readText(url: URL, { timeoutMs, largestBytes }: FetchLimits, mayBeInside: boolean): Promise<string> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(
        error instanceof FeedTrouble
          ? error
          : new FeedTrouble(signal.aborted ? 'The feed took too long.' : 'The feed cannot be reached.', {
              cause: error,
            }),
      );
    const asked = send(
      url,
      {
        signal,
        // No connection is kept: the next page may be tomorrow.
        agent: false,
        headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Nabolag' },
        ...(!mayBeInside && { lookup: lookupOutside }),
      },
      (response) => readBody(response, largestBytes).then(resolve, fail),
    );
    asked.on('error', fail);
    asked.end();
  });
}

async function readBody(response: IncomingMessage, largestBytes: number): Promise<string> {
  try {
    if (response.statusCode !== 200) throw new FeedTrouble(`The feed answered ${response.statusCode}.`);
    if ((response.headers['content-encoding'] ?? 'identity') !== 'identity') {
      throw new FeedTrouble('The feed is compressed, which was not asked for.');
    }
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let size = 0;
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > largestBytes) throw new FeedTrouble(`A page of the feed is larger than ${largestBytes} bytes.`);
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    response.destroy();
    if (error instanceof TypeError) throw new FeedTrouble('The feed is not UTF-8.', { cause: error });
    throw error;
  }
}

/** Every address of the name must be outside; the connection goes to one of these and no other. */
const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.length === 0 || addresses.some(({ address }) => isInsideAddress(address))) {
      return callback(new FeedTrouble('The name of the feed leads inside the house.'), '', 0);
    }
    if (options.all) return callback(null, addresses);
    const [{ address, family }] = addresses as [(typeof addresses)[number]];
    callback(null, address, family);
  });
};
