import type { AnswerOf, CallOf, Endpoint, RequestOf } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/server/context.ts';
import { callRoute, type Route } from '#platform/server/routes.ts';
import type { Call, Remote } from '#platform/web/client.ts';

/** The API for server rendering: the same routes and the same rules, without the way over HTTP. */
export function callInside(api: readonly Route[], context: Context): Call {
  return async <Declared extends Endpoint>(remote: Remote<Declared>, call: CallOf<Declared>) => {
    const found = api.find(({ endpoint }) => endpoint.method === remote.method && endpoint.path === remote.path);
    if (!found) throw new Error(`${remote.method} ${remote.path} is not part of the API.`);
    const { params, query, body } = call as Partial<RequestOf<Endpoint>>;
    const answer = await callRoute(found, context, { params, query, body } as RequestOf<Endpoint>);
    // As over HTTP: a field that the contract does not name stays in the house.
    const named = typeof found.endpoint.answer === 'string' ? undefined : found.endpoint.answer.parse(answer);
    return named as AnswerOf<Declared>;
  };
}
