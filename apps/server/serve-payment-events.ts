import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentProvider } from '#features/payments/server/payment-provider.ts';
import { receiveEvent } from '#features/payments/server/receive-event.ts';
import { EVENTS_PATH } from '#features/payments/server/vipps.ts';
import { Problem } from '#platform/contract/problem.ts';
import { keepPrivate } from '#platform/server/caching.ts';
import type { Services } from './services.ts';

type EventParts = {
  services: Services;
  payments: PaymentProvider;
  takeTurn(request: FastifyRequest): void;
};

/** Longer than any event is. */
const BODY_LIMIT_BYTES = 16 * 1024;

/**
 * BEY-07: what the payment provider tells by itself. It is signed as it came, so that it is read as bytes, beside the API;
 * what is not signed for this host just now gets no further.
 */
export async function servePaymentEvents(
  server: FastifyInstance,
  { services, payments, takeTurn }: EventParts,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(EVENTS_PATH, async (request, reply) => {
      takeTurn(request);
      const { headers, url: path, body } = request;
      const now = services.now();
      const bytes = body instanceof Uint8Array ? body : new Uint8Array();
      const event = payments.readEvent({ host: headers.host, path, headers, bytes }, now);
      if (!event) throw new Problem('unauthenticated');
      await receiveEvent({ db: services.database.db, now, enqueue: services.enqueue }, event);
      keepPrivate(reply);
      return reply.code(204).send();
    });
  });
}
