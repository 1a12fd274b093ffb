import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { PATIENCE } from '#tests/support/patience.ts';
import { endConnectionsAtClose } from './end-connections.ts';

test(
  'a server that closes waits for answers that are owed, and not for connections that ask nothing',
  async () => {
    const server = fastify({
      connectionTimeout: 2 * PATIENCE.timeout,
      keepAliveTimeout: 2 * PATIENCE.timeout,
      forceCloseConnections: 'idle',
    });
    endConnectionsAtClose(server);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      server.get('/', async () => {
        resolve();
        await new Promise<void>((done) => {
          answer = done;
        });
        return 'late';
      });
    });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const owed = fetch(address);
    await asked;
    const silent = connect(Number(new URL(address).port), '127.0.0.1');
    await Promise.all([once(silent, 'connect'), once(server.server, 'connection')]);
    const silentEnded = once(silent, 'close');

    const closed = server.close();
    await silentEnded;
    answer();
    expect(await (await owed).text()).toBe('late');
    await closed;
  },
  PATIENCE.timeout,
);
