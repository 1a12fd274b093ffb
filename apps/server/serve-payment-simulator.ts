import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PaymentProvider } from '#features/payments/server/payment-provider.ts';
import { payerPage, SIMULATOR_CSS, unknownPaymentPage } from '#features/payments/server/simulator-page.ts';
import { vippsProvider } from '#features/payments/server/vipps.ts';
import {
  SIMULATOR_PATH,
  SIMULATOR_PAYER_PATH,
  simulatedFetch,
  type VippsSimulator,
  vippsSimulator,
} from '#features/payments/server/vipps-simulator.ts';
import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import { chosenLanguageIn } from '#platform/language/chosen-language.ts';
import { DEFAULT_LOCALE } from '#platform/language/locale.ts';
import { hashOf } from './document.ts';

type Options = { origin: string; origins: OriginSettings; now(): Date; isProduction: boolean };

export type SimulatedVipps = {
  payments: PaymentProvider;
  /** Puts the payer's page on the server that is to answer for it. */
  servePayments(server: FastifyInstance): void;
};

/** They are no secrets: both ends are here. */
const KEYS = {
  clientId: 'simulated',
  clientSecret: 'simulated',
  subscriptionKey: 'simulated',
  merchantSerialNumber: '123456',
  webhookSecret: 'simulated-webhook-secret',
};
const MAX_FORM_BYTES = 1000;
const FORM = 'application/x-www-form-urlencoded';

/** Stands in for Vipps MobilePay, both ends of it. A press on a button is a payment: never in production. */
export function simulatedVipps({ origin, origins, now, isProduction }: Options): SimulatedVipps {
  if (isProduction) throw new Error('The payment simulator has no place in production.');
  const eventHost = new URL(origin).host;
  let served: FastifyInstance | undefined;
  const simulator = vippsSimulator({
    keys: KEYS,
    payerOrigin: origin,
    eventHost,
    now,
    deliver: ({ path, headers, bytes }) => {
      // As after a lost webhook, the sweep finds it all the same.
      served?.inject({ method: 'POST', url: path, headers, payload: Buffer.from(bytes) }).catch(() => {});
    },
  });
  return {
    payments: vippsProvider({
      url: `${origin}${SIMULATOR_PATH}`,
      keys: KEYS,
      eventHost,
      fetch: simulatedFetch(simulator),
    }),
    servePayments(server) {
      served = server;
      servePayer(server, simulator, origins);
    },
  };
}

type Asked = { Params: { reference: string } };

function servePayer(server: FastifyInstance, simulator: VippsSimulator, origins: OriginSettings): void {
  const policy = pagePolicy(origins);
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.get<Asked>(`${SIMULATOR_PAYER_PATH}/:reference`, async (request, reply) => {
      const language = chosenLanguageIn(request.headers.cookie ?? '') ?? DEFAULT_LOCALE;
      const payment = simulator.find(request.params.reference);
      if (payment?.state !== 'CREATED') return sendPage(reply.code(404), policy, unknownPaymentPage(language));
      return sendPage(reply, policy, payerPage(payment, language));
    });
    scope.post<Asked>(`${SIMULATOR_PAYER_PATH}/:reference`, async (request, reply) => {
      const isYes = request.body instanceof URLSearchParams && request.body.get('answer') === 'yes';
      const returnUrl = simulator.decide(request.params.reference, isYes);
      if (returnUrl !== undefined) return reply.redirect(returnUrl, 303);
      const language = chosenLanguageIn(request.headers.cookie ?? '') ?? DEFAULT_LOCALE;
      return sendPage(reply.code(404), policy, unknownPaymentPage(language));
    });
  });
}

/** After the form the browser is led back to the portal that it came from; browsers hold that against `form-action` too. */
const pagePolicy = (origins: OriginSettings): string => {
  const everyTenant = originOf({ key: '*' }, origins);
  return (
    `default-src 'none'; style-src ${hashOf(SIMULATOR_CSS)}; ` +
    `form-action 'self' ${everyTenant} ${everyTenant.replace('*.', '')}; frame-ancestors 'none'; base-uri 'none'`
  );
};

const sendPage = (reply: FastifyReply, policy: string, html: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html);
