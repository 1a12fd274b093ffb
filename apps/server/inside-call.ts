import type { AnswerOf, CallOf, Endpoint, RequestOf } from '#platform/contract/endpoint.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { outageOf } from '#platform/server/outage.ts';
import { callRoute, type Route } from '#platform/server/routes.ts';
import { readAnswer } from '#platform/server/written-answer.ts';
import type { Call, Remote } from '#platform/web/client.ts';
import type { Answered } from './page-tags.ts';

type Ears = {
  onOutage(error: unknown): void;
  onAnswer(answered: Answered): void;
};

/**
 * The API for server rendering: the same routes and the same rules, without the way over HTTP. An outage is told, and
 * becomes the refusal that it would be over HTTP, for which there is a page.
 */
export function callInside(api: readonly Route[], context: Context, { onOutage, onAnswer }: Ears): Call {
  return async <Declared extends Endpoint>(remote: Remote<Declared>, call: CallOf<Declared>) => {
    const found = api.find(({ endpoint }) => endpoint.method === remote.method && endpoint.path === remote.path);
    if (!found) throw new Error(`${remote.method} ${remote.path} is not part of the API.`);
    const { params, query, body } = call as Partial<RequestOf<Endpoint>>;
    const answer = await callRoute(found, context, { params, query, body } as RequestOf<Endpoint>).catch(
      (error: unknown) => {
        const outage = outageOf(error);
        if (!outage) throw error;
        onOutage(error);
        throw new Problem(outage);
      },
    );
    // As over HTTP: a field that the contract does not name stays in the house.
    const named =
      typeof found.endpoint.answer === 'string' ? undefined : found.endpoint.answer.parse(readAnswer(answer));
    onAnswer({ endpoint: found.endpoint, query: query ?? {}, params: params ?? {}, answer: named });
    return named as AnswerOf<Declared>;
  };
}
