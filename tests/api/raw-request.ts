import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

export type RawAnswer = { status: number; head: string; body: string };

/** Listens on a free port of this machine, for what cannot be sent without a socket. */
export async function listenFor(server: FastifyInstance): Promise<number> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return (server.server.address() as AddressInfo).port;
}

/** Sends bytes as they are and reads until one side has had enough. Status 0 means that there was no answer. */
export async function sendRaw(port: number, request: string | Buffer, patienceMs = 5000): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.on('error', () => {});
  socket.setTimeout(patienceMs, () => socket.destroy());
  await once(socket, 'connect');
  socket.write(request);
  await once(socket, 'close');
  const text = Buffer.concat(parts).toString('latin1');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

/** A request line and headers; the connection is closed after the answer. */
export const rawGet = (target: string, headers: readonly string[]): string =>
  `${[`GET ${target} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
