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

test('O2 compose sets or passes on every setting, and the example of .env names each that it passes on', async () => {
  const compose = await contentOf(path.join(ROOT, 'compose.yaml'));
  const portal = compose.split('x-portal: &portal\n')[1]?.split('\nservices:')[0] ?? '';
  expect(portal).toContain('env_file: [.env]');
  const fixed = namesIn(portal.split('environment: &settings\n')[1], /^ {4}([A-Z_]+):/gm);
  const example = await contentOf(path.join(ROOT, 'deploy/.env.example'));
  const offered = namesIn(example, /^([A-Z_0-9]+)=/gm);
  expect([...fixed, ...offered].sort()).toEqual([...SETTING_NAMES, 'POSTGRES_PASSWORD'].sort());
  const asked = namesIn(compose, /\$\{([A-Z_]+)/g).filter((name) => name !== 'NABOLAG_VERSION');
  expect(asked.filter((name) => !offered.includes(name))).toEqual([]);
});

test('O5 the documented commands start a portal in production, with its proxy named', async () => {
  const readme = await contentOf(path.join(ROOT, 'README.md'));
  for (const text of [DOCUMENT, readme]) {
    const [command = ''] = /^NODE_ENV=production [^`]*?(?:main\.mjs|npm start)/m.exec(text) ?? [];
    const given = Object.fromEntries([...command.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]));
    expect(given).toHaveProperty('TRUSTED_PROXIES');
    expect(() => readSettings({ ...given, SECRET: 'a secret of our own, which is long enough' })).not.toThrow();
  }
});

const namesIn = (text = '', pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name]) => name ?? '');
