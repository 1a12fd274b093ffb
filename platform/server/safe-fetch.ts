import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInsideAddress } from './inside-address.ts';

export type FetchLimits = {
  timeoutMs: number;
  /** Nothing: only the status counts, and what else is said is not read. */
  largestBytes: number;
  /** For tests and trying out: plain HTTP, and only to this machine. */
  isLoopbackAllowed: boolean;
};

export type FetchRequest = {
  method?: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
};

export type FetchAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Uint8Array };

export type FetchFault = 'not_https' | 'inside' | 'too_slow' | 'too_large' | 'unreachable';

/** A foreign server could not be asked, or did not keep to what was agreed. */
export class FetchFailed extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault, options?: ErrorOptions) {
    super(`A server outside the house: ${fault}`, options);
    this.name = 'FetchFailed';
    this.fault = fault;
  }
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

const mayBeLoopback = ({ hostname }: URL, { isLoopbackAllowed }: Pick<FetchLimits, 'isLoopbackAllowed'>): boolean =>
  isLoopbackAllowed && LOOPBACK.includes(hostname);

/** What is wrong with an address before anybody is asked; where a name leads is known only then. */
export function faultInAddress(
  url: URL,
  limits: Pick<FetchLimits, 'isLoopbackAllowed'>,
): 'not_https' | 'inside' | null {
  if (mayBeLoopback(url, limits)) return null;
  if (url.protocol !== 'https:') return 'not_https';
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  return isIP(host) && isInsideAddress(host) ? 'inside' : null;
}

/**
 * Asks a foreign server, which may be anyone's by now: over https, never at an address inside the house (held
 * against the very address that is connected to), no redirects, no compression to unpack, and not longer nor more than
 * was agreed.
 */
export async function safeFetch(url: URL, asked: FetchRequest, limits: FetchLimits): Promise<FetchAnswer> {
  const fault = faultInAddress(url, limits);
  if (fault) throw new FetchFailed(fault);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const signal = AbortSignal.timeout(limits.timeoutMs);
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(
        error instanceof FetchFailed
          ? error
          : new FetchFailed(signal.aborted ? 'too_slow' : 'unreachable', { cause: error }),
      );
    const sent = send(
      url,
      {
        signal,
        method: asked.method ?? 'GET',
        // No connection is kept: the next time may be tomorrow.
        agent: false,
        headers: { 'accept-encoding': 'identity', 'user-agent': 'Nabolag', ...asked.headers },
        ...(!mayBeLoopback(url, limits) && { lookup: lookupOutside }),
      },
      (response) => readAnswer(response, limits.largestBytes).then(resolve, fail),
    );
    sent.on('error', fail);
    sent.end(asked.body);
  });
}

async function readAnswer(response: IncomingMessage, largestBytes: number): Promise<FetchAnswer> {
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    if (largestBytes === 0) response.destroy();
    else
      for await (const chunk of response as AsyncIterable<Uint8Array>) {
        size += chunk.byteLength;
        if (size > largestBytes) throw new FetchFailed('too_large');
        chunks.push(chunk);
      }
    return { status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) };
  } catch (error) {
    response.destroy();
    throw error;
  }
}

/** Every address of the name must be outside; the connection goes to one of these and no other. */
const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (addresses.length === 0 || addresses.some(({ address }) => isInsideAddress(address))) {
      return callback(new FetchFailed('inside'), '', 0);
    }
    if (options.all) return callback(null, addresses);
    const [{ address, family }] = addresses as [(typeof addresses)[number]];
    callback(null, address, family);
  });
};
