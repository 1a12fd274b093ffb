import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, SETTING_NAMES } from '#platform/server/settings.ts';
import { EXIT_CODES } from '#platform/server/startup-error.ts';
import { contentOf } from './installation.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCUMENT = await contentOf(path.join(ROOT, 'docs/operations.md'));

/** The rows of the table below a heading that starts with these column names. */
function readTable(...columns: string[]): string[][] {
  const [, after = ''] = DOCUMENT.split(`| ${columns.join(' | ')} |\n`);
  const lines = after.split('\n').slice(1);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll(/^`|`$/g, '')),
  );
}

test('the table of settings has every setting, in the order of the schema, with its default', () => {
  const rows = readTable('Name', 'Default', 'Meaning');
  expect(rows.map(([name]) => name)).toEqual(SETTING_NAMES);
  const defaults: Record<string, unknown> = { ...readSettings({}), SECRET: 'demo secret' };
  expect(rows.map(([name, value]) => [name, value])).toEqual(
    SETTING_NAMES.map((name) => [name, String(defaults[name] || '–')]),
  );
  expect(rows.filter(([, , meaning]) => !meaning)).toEqual([]);
});

test('the table of exit codes has every one', () => {
  const rows = readTable('Exit code', 'Reason', 'What to do');
  expect(rows.map(([code, reason]) => [reason, Number(code)])).toEqual(Object.entries(EXIT_CODES));
});

test('compose and its example name only settings that there are', async () => {
  const compose = await contentOf(path.join(ROOT, 'compose.yaml'));
  const [, settings = ''] = compose.split('environment: &settings\n');
  const names = [...(settings.split('\nservices:')[0] ?? '').matchAll(/^ {4}([A-Z_]+):/gm)].map(
    ([, name]) => name ?? '',
  );
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const example = await contentOf(path.join(ROOT, 'deploy/.env.example'));
  const asked = [...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  const offered = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(offered.filter((name) => !asked.includes(name))).toEqual([]);
  expect([...new Set(asked)].filter((name) => name !== 'NABOLAG_VERSION').sort()).toEqual([...offered].sort());
});
