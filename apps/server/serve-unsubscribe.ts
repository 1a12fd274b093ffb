import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UNSUBSCRIBE_PATH } from '#features/notifications/server/public.ts';
import { findUnsubscription, undoUnsubscription, unsubscribe } from '#features/notifications/server/unsubscribe.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { chosenLanguageIn } from '#platform/language/chosen-language.ts';
import { DEFAULT_LOCALE } from '#platform/language/locale.ts';
import { keepPrivate } from '#platform/server/caching.ts';
import { takeSharedTurn } from '#platform/server/rate-limit.ts';
import type { PageAssets } from './page-assets.ts';
import { type Services, tenantOf } from './services.ts';
import { type UnsubscribeState, unsubscribePage } from './unsubscribe-page.ts';
import { UNSUBSCRIBE_SUBJECTS } from './unsubscribe-subjects.ts';

type UnsubscribeServices = {
  services: Services;
  assets: PageAssets;
  takeTurn(request: FastifyRequest): void;
};

type Asked = { Params: { '*': string } };

/** Longer than both tokens, in a form with one field. */
const BODY_LIMIT_BYTES = 4096;

/**
 * BEY-14: what a letter leads to for those who can do without it. To look at it changes nothing: mail programs and scanners
 * do so without anybody having asked. It is done with POST, by the page's button or by the mail program's own (RFC 8058);
 * the link is the only proof that is asked for.
 */
export async function serveUnsubscribe(server: FastifyInstance, parts: UnsubscribeServices): Promise<void> {
  const { services, assets, takeTurn } = parts;
  const askingIn = (request: FastifyRequest) => ({
    db: services.database.db,
    now: services.now(),
    secrets: services.secrets,
    tenant: tenantOf(request, services),
    subjects: UNSUBSCRIBE_SUBJECTS,
  });

  function send(request: FastifyRequest, reply: FastifyReply, state: UnsubscribeState): FastifyReply {
    const { html, policy } = unsubscribePage(state, tenantOf(request, services), assets);
    keepPrivate(reply);
    return reply
      .code(state.is === 'gone' ? 404 : 200)
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html);
  }

  const gone = (request: FastifyRequest): UnsubscribeState => ({
    is: 'gone',
    language: chosenLanguageIn(request.headers.cookie ?? '') ?? DEFAULT_LOCALE,
  });

  await server.register(async (scope) => {
    // RFC 8058 lets mail programs choose between the two.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, String(body)),
    );

    scope.get<Asked>(`${UNSUBSCRIBE_PATH}*`, async (request, reply) => {
      takeTurn(request);
      const found = await findUnsubscription(askingIn(request), request.params['*']);
      if (!found) return send(request, reply, gone(request));
      return send(request, reply, found.is_on ? { is: 'ask', found } : { is: 'done', found, undo: null });
    });

    scope.post<Asked>(`${UNSUBSCRIBE_PATH}*`, async (request, reply) => {
      takeTurn(request);
      const asking = askingIn(request);
      const body = String(request.body ?? '');
      const undo = new URLSearchParams(body).get('undo');
      if (undo === null && !isOneClick(body)) throw new Problem('malformed');
      const found = await findUnsubscription(asking, request.params['*']);
      if (!found) return send(request, reply, gone(request));
      await takeUserTurn(found.user_id);
      if (undo === null) return send(request, reply, { is: 'done', found, ...(await unsubscribe(asking, found)) });
      const undone = await undoUnsubscription(asking, undo);
      return send(request, reply, undone ? { is: 'undone', found: undone } : gone(request));
    });
  });

  async function takeUserTurn(userId: UserId): Promise<void> {
    if (!services.settings.hasRateLimits) return;
    const caller = { kind: 'name', key: services.secrets.digest('caller', userId) } as const;
    await takeSharedTurn(services.database.db, caller, 'unsubscribe', services.now());
  }
}

/** In either of the two ways in which a form is sent. */
const isOneClick = (body: string): boolean =>
  new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click' ||
  /name="List-Unsubscribe"\r?\n\r?\nOne-Click\r?\n/.test(body);
