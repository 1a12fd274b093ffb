import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { HOST } from './plan.ts';

/** A connection that asks for one thing at a time, with as little work as asking can be. */
export type RawLine = {
  /** The status of the answer once all of it is there; `NO_ANSWER` where the connection was cut off. */
  ask(request: Buffer): Promise<number>;
  close(): void;
};

export const NO_ANSWER = 0;

export async function openLine(origin: string): Promise<RawLine> {
  let socket = await connected(origin);
  return {
    async ask(request) {
      try {
        if (socket.destroyed) socket = await connected(origin);
        return await answerOn(socket, request);
      } catch {
        return NO_ANSWER;
      }
    },
    close: () => socket.destroy(),
  };
}

export function requestBytes(method: string, path: string, headers: Record<string, string> = {}, body = ''): Buffer {
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: HOST, ...(method === 'GET' ? {} : length), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

async function connected(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  socket.on('error', () => {});
  return socket;
}

function answerOn(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve) => {
    let received: Buffer = Buffer.alloc(0);
    const end = (status: number) => {
      socket.off('data', onData).off('close', onClose);
      resolve(status);
    };
    const onClose = () => end(NO_ANSWER);
    const onData = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (isWhole(received)) end(Number(received.toString('latin1', STATUS_BEGINS, STATUS_BEGINS + 3)));
    };
    socket.on('data', onData).on('close', onClose);
    socket.write(request);
  });
}

const STATUS_BEGINS = 'HTTP/1.1 '.length;
const END_OF_HEAD = '\r\n\r\n';

/** A body without a length ends with an empty part. */
function isWhole(received: Buffer): boolean {
  const headLength = received.indexOf(END_OF_HEAD);
  if (headLength < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, headLength))?.[1];
  if (length !== undefined) return received.length >= headLength + END_OF_HEAD.length + Number(length);
  return received.toString('latin1', received.length - 5) === `0${END_OF_HEAD}`;
}
