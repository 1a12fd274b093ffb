import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  faultsInLicences,
  faultsInNpmrc,
  faultsInPackages,
  licencesOf,
  lockfile,
  manifest,
} from './supply-chain/packages.ts';
import { secretsIn } from './supply-chain/secrets.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const lock = lockfile.parse(JSON.parse(read('package-lock.json')));
const project = manifest.parse(JSON.parse(read('package.json')));
const GOOD = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };

describe('D-31 packages', () => {
  test('D-31 all come from the registry, with a checksum, and run nothing when they are installed', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
    expect(faultsInPackages(lock, project)).toEqual([]);
  });

  test.each<[string, object]>([
    ['from git', { version: 'git+ssh://git@github.com/a/b.git#1234', integrity: GOOD.integrity }],
    ['without a checksum', { version: '1.0.0' }],
    ['with a weak checksum', { version: '1.0.0', integrity: 'sha1-abc' }],
    ['from a host by name', { ...GOOD, resolved: 'https://evil.example/x.tgz' }],
    ['with an install script', { ...GOOD, hasInstallScript: true }],
    ['from a folder', { ...GOOD, link: true }],
  ])('D-31 one %s is noticed', (_what, entry) => {
    const packages = lockfile.parse({ lockfileVersion: 3, packages: { 'node_modules/x': entry } });
    expect(faultsInPackages(packages, project)).toHaveLength(1);
  });

  test.each(['^1.0.0', '*', 'github:a/b', 'https://evil.example/x.tgz', 'file:../x', 'latest'])(
    'D-31 wanting %s is noticed',
    (version) => {
      const wanted = { ...project, dependencies: { x: version } };
      expect(faultsInPackages({ lockfileVersion: 3, packages: {} }, wanted)).toHaveLength(1);
    },
  );

  test('D-31 another install script that is let run is noticed', () => {
    const lenient = { ...project, allowScripts: { node: true, sharp: true } };
    expect(faultsInPackages(lock, lenient)).toEqual(['allowScripts lets node, sharp run']);
  });

  test('D-31 npm is told so too', () => {
    expect(faultsInNpmrc(read('.npmrc'))).toEqual([]);
    expect(faultsInNpmrc('allow-git=all')).toHaveLength(7);
  });

  test('D-31 every licence is one that lets the portal be run and changed', () => {
    expect(faultsInLicences(licencesOf(lock))).toEqual([]);
    const strange = new Map([['AGPL-3.0', ['node_modules/x']]]);
    expect(faultsInLicences(strange)).toEqual(['node_modules/x: AGPL-3.0']);
  });
});

describe('D-31 keys', () => {
  test.each([
    `-----BEGIN RSA ${'PRIVATE'} KEY-----\n${'MIIEowIBAAKCAQEA'.repeat(4)}`,
    `AKIA${'IOSFODNN7EXAMPLE'}`,
    `ghp_${'a1B2'.repeat(9)}`,
    `npm_${'a1B2'.repeat(9)}`,
    `postgres://portal:${'correct-horse'}@db.internal/nabolag`,
    `SECRET="${'aB3d'.repeat(10)}"`,
    `eyJhbGciOiJIUzI1NiIsInR5cCI6.${'eyJzdWIiOiIxMjM0NTY3ODkwIn0'}.${'dozjgNryP4J3jVmNHl0w5N'}`,
  ])('D-31 %j would be noticed', (text) => {
    expect(secretsIn(`first line\n${text}`)).toMatchObject([{ line: 2 }]);
  });

  test('D-31 none lies in the tree', () => {
    const { stdout } = spawnSync('git', ['ls-files', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const files = stdout
      .split('\0')
      .filter((file) => /\.(?:[cm]?[jt]sx?|json|ya?ml|md|sql|conf|css|html|example)$|rc$|file$/.test(file));
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) => secretsIn(read(file)).map(({ kind, line }) => `${file}:${line} ${kind}`));
    expect(found).toEqual([]);
  });
});
