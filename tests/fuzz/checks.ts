import path from 'node:path';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { isMediaType } from '#platform/contract/endpoint.ts';
import { PROBLEM_HEADER, PROBLEM_STATUS, type ProblemKind } from '#platform/contract/problem.ts';
import { openApiDocument } from '#platform/server/openapi.ts';
import type { DescribedCall, FuzzRequest } from './requests.ts';
import type { JsonSchema } from './schema-values.ts';

export type FuzzAnswer = { status: number; headers: Record<string, unknown>; body: string };

type Asked = Pick<FuzzRequest, 'method' | 'isInvalid' | 'call'>;

type Operation = {
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } };
  responses: Record<string, { content?: { 'application/json'?: { schema: object } } }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

/** What never leaves the house: the database's words, where the code lies, and what it was doing. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const LEAKS = /\bat .*\.[tj]s:\d|node_modules|SQLSTATE|syntax error at|relation "|violates |\bselect .* from |pglite/i;

/** Papers and pictures are made by processes that stand back; where there is no time for them, the portal says so. */
const MADE_BY_PROCESSES = /\/download$|POST \/uploads/;

/** Says what is wrong with an answer, if anything, from the API's own document. */
export function answerChecks(endpoints: readonly Endpoint[]) {
  const document = openApiDocument(endpoints) as unknown as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: true });
  addFormats.default(ajv);
  const operationOf = ({ method, path }: Endpoint): Operation => {
    const operation = document.paths[`/api${path}`]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not in the document.`);
    return operation;
  };
  const validators = new Map<Endpoint, ValidateFunction | null>();
  const validatorOf = (endpoint: Endpoint): ValidateFunction | null => {
    const before = validators.get(endpoint);
    if (before !== undefined) return before;
    const schema = operationOf(endpoint).responses['200']?.content?.['application/json']?.schema;
    const made = schema ? ajv.compile(schema) : null;
    validators.set(endpoint, made);
    return made;
  };

  return {
    calls: endpoints.map((endpoint): DescribedCall => {
      const { parameters, requestBody } = operationOf(endpoint);
      const queries = parameters.filter((parameter) => parameter.in === 'query');
      return {
        endpoint,
        name: `${endpoint.method} ${endpoint.path}`,
        query: {
          type: 'object',
          properties: Object.fromEntries(queries.map(({ name, schema }) => [name, schema])),
          required: queries.filter(({ required }) => required).map(({ name }) => name),
        },
        body: requestBody?.content['application/json']?.schema ?? null,
      };
    }),

    /** Null when all is well. */
    faultOf({ method, isInvalid, call }: Asked, endpoint: Endpoint, answer: FuzzAnswer): string | null {
      const { status } = answer;
      if (status === 503 && MADE_BY_PROCESSES.test(call) && answer.headers['retry-after']) return null;
      if (status >= 500) return `answered ${status}`;
      if (status >= 400) return faultOfRefusal(answer, method);
      if (status === 304) return null;
      if (method !== endpoint.method)
        return method === 'HEAD' || method === 'OPTIONS' ? null : faultOfOtherMethod(answer);
      if (isInvalid) return `took what the contract refuses, with ${status}`;
      if (status !== successOf(endpoint)) return `answered ${status}, which is not documented`;
      const validate = validatorOf(endpoint);
      if (!validate || validate(JSON.parse(answer.body))) return null;
      const [error] = validate.errors ?? [];
      return `answered other than documented: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`;
    },
  };
}

export type AnswerChecks = ReturnType<typeof answerChecks>;

function successOf({ answer }: Endpoint): number {
  if (answer === 'nothing') return 204;
  return answer === 'redirect' ? 303 : isMediaType(answer) || answer === 'file' ? 200 : 200;
}

/** Another call may share the address; that it answers at all is what is looked at. */
const faultOfOtherMethod = ({ status }: FuzzAnswer): string | null =>
  [200, 204, 303].includes(status) ? null : `answered ${status}, which is not documented`;

function faultOfRefusal({ status, headers, body }: FuzzAnswer, method: string): string | null {
  const kind = String(headers[PROBLEM_HEADER] ?? '') as ProblemKind;
  if (PROBLEM_STATUS[kind] !== status) return `refused with ${status} and the kind '${kind}'`;
  if (method === 'HEAD') return null;
  if (LEAKS.test(body) || body.includes(ROOT)) return 'told about its inside';
  const { message, errors, ...others } = JSON.parse(body);
  if (typeof message !== 'string' || Object.keys(others).length > 0) return 'refused in another shape';
  const isFine = Object.values(errors ?? {}).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );
  return isFine ? null : 'named fields in another shape';
}
