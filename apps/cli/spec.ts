import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PARTLY_DONE, REQUIREMENTS } from '#tests/requirements.ts';

/** The ids that the names of tests in a file mention. */
export function idsNamedIn(text: string): string[] {
  const names = text.split('\n').map(nameIn);
  return [...new Set(names.flatMap((name) => name.match(ID) ?? []))];
}

/** `test('…',`, `describe("…",` and what follows `test.each(…)`, whose name may stand on a line of its own. */
function nameIn(line: string): string {
  const each = line.search(/\)\(['"`]/);
  const start = each < 0 ? line.search(/['"`]/) : each + ')('.length;
  const before = line.slice(0, Math.max(start, 0)).trim();
  const isCall = before.endsWith('(') && /^(?:test|describe|it)\b/.test(before);
  const end = line.lastIndexOf(line.charAt(start), line.lastIndexOf(','));
  return start >= 0 && end > start && (before === '' || each >= 0 || isCall) ? line.slice(start + 1, end) : '';
}

/** How many files of tests name each requirement; ids that nobody required come out as unknown. */
export function countTests(texts: readonly string[]): { counts: Map<string, number>; unknown: string[] } {
  const counts = new Map(Object.keys(REQUIREMENTS).map((id) => [id, 0]));
  const unknown = new Set<string>();
  for (const id of texts.flatMap(idsNamedIn)) {
    const count = counts.get(id);
    if (count === undefined) unknown.add(id);
    else counts.set(id, count + 1);
  }
  return { counts, unknown: [...unknown].sort() };
}

const ID = /\b(?:[A-Z]{3}|I18|D)-\d\d\b/g;

/** These meet a running portal, through its API or in a browser. What a part of it does by itself proves no requirement. */
const TEST_FILES = ['tests/{api,operations}/*.test.ts', 'tests/e2e/*.spec.ts'];

const areaOf = (id: string): string => id.slice(0, id.indexOf('-'));

function report({ counts, unknown }: ReturnType<typeof countTests>, isMissingOnly: boolean): string {
  const areas = Map.groupBy(counts, ([id]) => areaOf(id));
  const lines = [...areas].map(([area, entries]) => {
    const tested = entries.filter(([, count]) => count > 0).map(([id]) => id.slice(area.length + 1));
    return `${area.padEnd(5)}${String(tested.length).padStart(4)} of ${String(entries.length).padEnd(4)}${tested.join(' ')}`;
  });
  const missing = [...counts].filter(([, count]) => count === 0).map(([id]) => `${id.padEnd(7)}${REQUIREMENTS[id]}`);
  const partly = Object.entries(PARTLY_DONE).map(([id, lacking]) => `${id.padEnd(7)}${lacking}`);
  const sum = `${counts.size - missing.length} of ${counts.size} requirements are named by a test through the API or a browser.`;
  const strangers = unknown.length > 0 ? [`Named by a test but not required: ${unknown.join(' ')}`] : [];
  return [...(isMissingOnly ? missing : lines), '', sum, ...strangers, '', 'Done in part:', ...partly].join('\n');
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { missing: { type: 'boolean', default: false } } });
  const texts = globSync(TEST_FILES).map((file) => readFileSync(file, 'utf8'));
  console.log(report(countTests(texts), values.missing));
}
