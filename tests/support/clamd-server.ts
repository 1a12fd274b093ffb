import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The file as it came through INSTREAM, and the chunks that it came in. */
type Received = { bytes: Buffer; chunkBytes: number[] };

/** What the server does once it has the whole file; without an answer it says nothing and keeps the connection. */
type Behaviour = (connection: Socket, file: Received) => void;

const COMMAND = 'zINSTREAM\0';
/** In two parts, so that no scanner on the way holds this file for the test virus. */
export const EICAR = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`);

/** As clamd does: finds the test virus, and nothing else. */
export const honest: Behaviour = (connection, { bytes }) =>
  connection.end(bytes.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');

/** A server on this machine that speaks the part of clamd's protocol that the portal uses. */
export async function startClamdServer(listenAt: { path: string } | { port: 0 } = { port: 0 }) {
  const received: Received[] = [];
  const connections = new Set<Socket>();
  let behaviour: Behaviour = honest;
  let onConnection: (connection: Socket) => void = () => {};
  const server = createServer((connection) => {
    connections.add(connection);
    connection.on('close', () => connections.delete(connection));
    connection.on('error', () => {});
    onConnection(connection);
    const sent: Buffer[] = [];
    connection.on('data', (chunk) => {
      sent.push(chunk);
      // Put together only at what may be the end: doing it each time takes seconds for a large file.
      const file = chunk.at(-1) === 0 ? wholeFile(Buffer.concat(sent)) : null;
      if (!file) return;
      received.push(file);
      behaviour(connection, file);
    });
  });
  await new Promise<void>((resolve) =>
    'path' in listenAt ? server.listen(listenAt.path, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  const address = server.address();
  return {
    url: typeof address === 'string' ? `unix:${address}` : `tcp://127.0.0.1:${(address as AddressInfo).port}`,
    received,
    openConnections: () => connections.size,
    /** From now on, with the whole file. */
    behaveAs(next: Behaviour) {
      behaviour = next;
    },
    /** From now on, for each new connection. */
    greetWith(next: (connection: Socket) => void) {
      onConnection = next;
    },
    close() {
      for (const connection of connections) connection.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type ClamdServer = Awaited<ReturnType<typeof startClamdServer>>;

function wholeFile(sent: Buffer): Received | null {
  if (sent.subarray(0, COMMAND.length).toString() !== COMMAND) return null;
  const chunks: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    at += 4;
    if (length === 0) return { bytes: Buffer.concat(chunks), chunkBytes: chunks.map((chunk) => chunk.length) };
    chunks.push(sent.subarray(at, at + length));
    at += length;
  }
  return null;
}
