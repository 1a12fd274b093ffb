// What the tests need beside npm's packages: a browser, a real PostgreSQL, its pooler, the proxy and its cache.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const POSTGRES = '/usr/lib/postgresql';
/** The whole browser, and its engine alone, in which most pages are looked at. */
const BROWSERS = ['chromium', 'chromium-headless-shell'];

const NGINX = '/usr/sbin/nginx';
const PGBOUNCER = '/usr/sbin/pgbouncer';
const VARNISH = '/usr/sbin/varnishd';

/** The folder with the newest PostgreSQL's programs. */
export function postgresPrograms() {
  if (!existsSync(POSTGRES)) return null;
  const versions = readdirSync(POSTGRES).filter((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest ? `${POSTGRES}/${newest}/bin` : null;
}

/** Another installation holds the locks of apt for so long at most. */
const LOCK_LIMIT_MS = 900_000;
const PAUSE_MS = 5000;

export function installSystemPackages() {
  const untilMs = Date.now() + LOCK_LIMIT_MS;
  for (let missing = missingPackages(); missing.length > 0; missing = missingPackages()) {
    process.stdout.write(`Installing ${missing.join(' and ')} …\n`);
    const trouble = apt('update', '-qq') || apt('install', '-y', '-qq', ...missing);
    if (!trouble) return;
    if (!/[Ll]ock/.test(trouble) || Date.now() > untilMs) {
      process.stderr.write(
        `${trouble}Could not install ${missing.join(' and ')}. Install them yourself and run npm test again.\n`,
      );
      process.exit(1);
    }
    // What the other one installs may be what is missing here.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

function missingPackages() {
  const missing = BROWSERS.filter((browser) => !existsSync(`/usr/bin/${browser}`));
  if (!postgresPrograms()) missing.push('postgresql');
  if (!existsSync(NGINX)) missing.push('nginx');
  if (!existsSync(PGBOUNCER)) missing.push('pgbouncer');
  if (!existsSync(VARNISH)) missing.push('varnish', 'varnish-modules');
  return missing;
}

/** Nothing, or what went wrong. */
function apt(...parameters) {
  const command = ['apt-get', ...parameters];
  const [file, ...rest] = process.getuid?.() === 0 ? command : ['sudo', ...command];
  const { status, stderr, error } = spawnSync(file, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? '' : `${stderr ?? ''}${error?.message ?? ''}\n`;
}
