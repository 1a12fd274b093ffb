import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { faultsInLicences, faultsInNpmrc, faultsInPackages, licencesOf, lockfile, manifest } from './packages.ts';
import { secretsIn } from './secrets.ts';

/**
 * `npm run supply-chain` (D-31): where packages come from, what they may do and under which licence, what is known to be
 * wrong with them, and whether a key was ever left in the repository. Writes an SBOM to dist/sbom.json.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const lock = lockfile.parse(JSON.parse(read('package-lock.json')));
let failed = 0;

report('packages', faultsInPackages(lock, manifest.parse(JSON.parse(read('package.json')))));
report('.npmrc', faultsInNpmrc(read('.npmrc')));
const licences = licencesOf(lock);
report('licences', faultsInLicences(licences));
for (const [licence, places] of [...licences].sort(([, a], [, b]) => b.length - a.length)) {
  tell(`         ${String(places.length).padStart(4)} ${licence}`);
}
report('keys in the history', await secretsInHistory());
writeSbom();
askRegistry('known faults, production', ['audit', '--omit=dev', '--audit-level=high']);
askRegistry('signatures of the registry', ['audit', 'signatures']);
process.exit(failed > 0 ? 1 : 0);

function report(what: string, faults: readonly string[]): void {
  tell(`${faults.length === 0 ? 'ok      ' : 'FAILED  '} ${what}`);
  for (const fault of faults) tell(`         ${fault}`);
  if (faults.length > 0) failed += 1;
}

/** Every line that any commit on any branch has added, with the file that it is in. */
async function secretsInHistory(): Promise<string[]> {
  const log = spawn('git', ['log', '--all', '-p', '--unified=0', '--no-color', '--format=commit %h'], { cwd: ROOT });
  const found = new Set<string>();
  let [commit, file] = ['', ''];
  for await (const line of createInterface({ input: log.stdout })) {
    if (line.startsWith('commit ')) commit = line.slice(7);
    else if (line.startsWith('+++ b/')) file = line.slice(6);
    else if (line.startsWith('+')) for (const { kind } of secretsIn(line)) found.add(`${commit} ${file}: ${kind}`);
  }
  return [...found];
}

function writeSbom(): void {
  const sbom = npm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']);
  const { components } = sbom.status === 0 ? JSON.parse(sbom.stdout) : { components: [] };
  report('SBOM', components.length > 0 ? [] : [sbom.stderr.trim().split('\n', 1)[0] ?? 'npm sbom failed']);
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  writeFileSync(path.join(ROOT, 'dist/sbom.json'), sbom.stdout);
  tell(`         ${components.length} packages in dist/sbom.json`);
}

/** A mirror may not answer such questions. That is told, and is no fault of the packages. */
function askRegistry(what: string, parameters: string[]): void {
  const { status, stdout, stderr } = npm(parameters);
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line && !line.startsWith('npm warn Unknown'));
  const isAway =
    status !== 0 && lines.some((line) => /endpoint returned an error|network|\bE(?:NOTFOUND|CONN|4|5)/.test(line));
  if (isAway) tell(`not told ${what}: ${lines[0]}`);
  else report(what, status === 0 ? [] : lines);
}

function npm(parameters: string[]) {
  return spawnSync('npm', parameters, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
