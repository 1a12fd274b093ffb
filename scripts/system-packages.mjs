// What the tests need beside npm's packages: a browser, and a real PostgreSQL.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const POSTGRES = '/usr/lib/postgresql';
/** The whole browser, and its engine alone, in which most pages are looked at. */
const BROWSERS = ['chromium', 'chromium-headless-shell'];

/** The folder with the newest PostgreSQL's programs. */
export function postgresPrograms() {
  if (!existsSync(POSTGRES)) return null;
  const versions = readdirSync(POSTGRES).filter((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest ? `${POSTGRES}/${newest}/bin` : null;
}

export function installSystemPackages() {
  const missing = BROWSERS.filter((browser) => !existsSync(`/usr/bin/${browser}`));
  if (!postgresPrograms()) missing.push('postgresql');
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(' and ')} …\n`);
  const isRoot = process.getuid?.() === 0;
  const asRoot = (command, ...parameters) =>
    spawnSync(isRoot ? command : 'sudo', isRoot ? parameters : [command, ...parameters], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const isInstalled = asRoot('apt-get', 'update', '-qq') && asRoot('apt-get', 'install', '-y', '-qq', ...missing);
  if (isInstalled) return;
  process.stderr.write(`Could not install ${missing.join(' and ')}. Install them yourself and run npm test again.\n`);
  process.exit(1);
}
