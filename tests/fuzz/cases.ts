import { appendFile, readFile } from 'node:fs/promises';
import type { FuzzRequest } from './requests.ts';
import type { FuzzScene } from './scene.ts';

/** Requests that once had a wrong answer, the last of them; every run begins with them. */
export type FuzzCase = { fault: string; requests: FuzzRequest[] };

const KEPT = new URL('../fuzz-cases.jsonl', import.meta.url);

export async function keptCases(): Promise<FuzzCase[]> {
  const lines = (await readFile(KEPT, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

export const keepCase = (found: FuzzCase): Promise<void> => appendFile(KEPT, `${JSON.stringify(found)}\n`);

/** Ids are new in every run: the scene's get their names, `{{events 0}}`, and others the answer that told them, `{{2/data/id}}`. */
export function withNames(
  requests: FuzzRequest[],
  scene: FuzzScene,
  origins: ReadonlyMap<string, string>,
): FuzzRequest[] {
  let text = JSON.stringify(requests);
  for (const [id, origin] of origins) text = text.replaceAll(id, `{{${origin}}}`);
  for (const [kind, ids] of Object.entries(scene.ids)) {
    for (const [at, id] of ids.entries()) text = text.replaceAll(id, `{{${kind} ${at}}}`);
  }
  return JSON.parse(text);
}

/** Puts the ids of this run where a request has names. `answers` are those to the requests before it. */
export function withIds(request: FuzzRequest, scene: FuzzScene, answers: ReadonlyMap<string, unknown>): FuzzRequest {
  const text = JSON.stringify(request).replaceAll(/\{\{([^{}]+)\}\}/g, (whole, name: string) => {
    const [kind = '', at = ''] = name.split(' ');
    const [from = '', ...steps] = name.split('/');
    const found = scene.ids[kind]?.[Number(at)] ?? valueAt(answers.get(from), steps);
    return typeof found === 'string' ? found : whole;
  });
  return JSON.parse(text);
}

const valueAt = (value: unknown, [step, ...rest]: string[]): unknown =>
  step === undefined ? value : valueAt((value as Record<string, unknown> | undefined)?.[step], rest);
