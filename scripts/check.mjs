// Types, format and lint, dead code. The architecture is a test: tests/architecture.test.ts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Its own threads do much of the work several times over. */
const types = (project) => ['node_modules/typescript/bin/tsc', '--checkers', '1', '-p', project];

const CHECKS = [
  ['types, server', ...types('tsconfig.server.json')],
  ['types, web', ...types('tsconfig.web.json')],
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['dead code', 'node_modules/knip/bin/knip.js'],
  ['types, anywhere', ...types('tsconfig.anywhere.json')],
  ['types, browser tests', ...types('tsconfig.e2e.json')],
];
const AT_ONCE = 2;

let failed = 0;
const waiting = [...CHECKS];
await Promise.all(Array.from({ length: AT_ONCE }, workOff));
process.stdout.write(`${CHECKS.length - failed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);

async function workOff() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await run(next);
}

async function run([name, file, ...parameters]) {
  const child = spawn(process.execPath, [file, ...parameters], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (status === 0) return;
  failed += 1;
  process.stdout.write(output);
}
