import { connect, type Socket } from 'node:net';
import type { ScanFile, ScanFinding } from './scan-file.ts';

type ClamdOptions = {
  /** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl` */
  url: string;
  timeoutMs?: number;
  mostAtOnce?: number;
  mostWaiting?: number;
  onTrouble(error: unknown): void;
};

/** From connecting to the whole answer. Ten megabytes of nested archives take a few seconds. */
const TIMEOUT_MS = 30_000;
/** clamd itself works on ten files at once, and several processes may share it. */
const MAX_AT_ONCE = 4;
const MAX_WAITING = 20;
const CHUNK_BYTES = 64 * 1024;
const MAX_ANSWER_BYTES = 1024;
const MAX_SIGNATURE_LENGTH = 200;

/** ClamAV's daemon, asked with INSTREAM: the file goes through the socket, so clamd needs no access to our disk. */
export function clamdScanner({ url, onTrouble, ...limits }: ClamdOptions): ScanFile {
  const { timeoutMs = TIMEOUT_MS, mostAtOnce = MAX_AT_ONCE, mostWaiting = MAX_WAITING } = limits;
  const target = targetOf(url);
  const waiting: (() => void)[] = [];
  let running = 0;

  async function waitForTurn(): Promise<void> {
    if (running < mostAtOnce) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new Error('The malware scanner is not asked: too many files are waiting for it.');
  }

  function endTurn(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function scanInTurn(bytes: Uint8Array): Promise<ScanFinding> {
    await waitForTurn();
    try {
      return findingIn(await ask(target, bytes, timeoutMs));
    } finally {
      endTurn();
    }
  }

  return async (bytes) => {
    try {
      return await scanInTurn(bytes);
    } catch (error) {
      onTrouble(error);
      return { outcome: 'unavailable' };
    }
  };
}

function targetOf(url: string): { path: string } | { host: string; port: number } {
  const { protocol, pathname, hostname, port } = new URL(url);
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) };
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) };
}

/** One connection for one file. clamd closes it after its answer, so only a closed connection has said everything. */
async function ask(target: ReturnType<typeof targetOf>, bytes: Uint8Array, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const connection = connect({ ...target, signal });
  try {
    send(connection, bytes);
    return await readAnswer(connection);
  } catch (error) {
    const reason = signal.aborted ? `no answer within ${timeoutMs} ms` : String(error);
    throw new Error(`The malware scanner did not check a file: ${reason}`, { cause: error });
  } finally {
    connection.destroy();
  }
}

/** The chunks are windows on the file, so nothing is copied while they wait to be sent. */
function send(connection: Socket, bytes: Uint8Array): void {
  connection.write('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES);
    connection.write(lengthOf(chunk.length));
    connection.write(chunk);
  }
  connection.write(lengthOf(0));
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

async function readAnswer(connection: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of connection as AsyncIterable<Buffer>) {
    answer += chunk.toString('utf8');
    if (answer.length > MAX_ANSWER_BYTES) throw new Error('its answer is too long');
    // clamd cannot have seen the whole file, so this is no verdict; mostly it says that the file is too large for it.
    if (connection.writableLength > 0) throw new Error(`it answered too early: ${JSON.stringify(answer)}`);
  }
  return answer;
}

/** Only these two sentences are verdicts; `… ERROR` and everything else is none. */
function findingIn(answer: string): ScanFinding {
  if (answer === 'stream: OK\0') return { outcome: 'harmless' };
  const signature = /^stream: ([^\0\n]+) FOUND\0$/.exec(answer)?.[1];
  if (signature === undefined) throw new Error(`The malware scanner gave no verdict: ${JSON.stringify(answer)}`);
  return { outcome: 'harmful', signature: signature.slice(0, MAX_SIGNATURE_LENGTH) };
}
