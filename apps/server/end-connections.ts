import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const LOOK_AGAIN_MS = 100;

/**
 * A server that closes waits for the answers it owes and for nothing else. Node alone would wait a minute for two more:
 * connections on which nothing was ever asked, which browsers and proxies open to spare, and those whose answer came
 * after the closing had begun.
 */
export function endConnectionsAtClose(server: FastifyInstance): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    const looking = setInterval(() => server.server.closeIdleConnections(), LOOK_AGAIN_MS);
    server.server.once('close', () => clearInterval(looking));
  });
}
