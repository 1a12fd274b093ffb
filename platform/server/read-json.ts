import type { FastifyInstance } from 'fastify';
import { Problem } from '#platform/contract/problem.ts';

const DEEPEST_NESTING = 32;

/** A body is UTF-8, so half a pair comes only as an escape. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

/** JSON is the only thing that is read. What nests deeper than anything we ask for is refused before it is parsed. */
export function readOnlyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (nestsDeeperThan(String(body), DEEPEST_NESTING)) return done(new Problem('malformed'));
    return parse(request, String(body), (error, value) =>
      done(error, ESCAPED_SURROGATE.test(String(body)) ? wellFormed(value) : value),
    );
  });
}

/**
 * Half a surrogate pair is what is left of an emoji that a length limit cut in two. PostgreSQL refuses it in JSON, so
 * it becomes the replacement character before anything is checked.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.toWellFormed(), wellFormed(part)]));
}

export function nestsDeeperThan(json: string, most: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let position = 0; position < json.length; position += 1) {
    const letter = json[position];
    if (isInText) {
      if (letter === '\\') position += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
