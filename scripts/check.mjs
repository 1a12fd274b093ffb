// Types, format and lint, dead code. The architecture is a test: tests/architecture.test.ts.
import { spawnSync } from 'node:child_process';

const CHECKS = [
  ['types, anywhere', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.anywhere.json'],
  ['types, server', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.server.json'],
  ['types, web', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json'],
  ['types, browser tests', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.e2e.json'],
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['dead code', 'node_modules/knip/bin/knip.js'],
];

let failed = 0;
for (const [name, file, ...parameters] of CHECKS) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...parameters], { encoding: 'utf8' });
  process.stdout.write(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
  if (status === 0) continue;
  failed += 1;
  process.stdout.write(stdout + stderr);
}
process.stdout.write(`${CHECKS.length - failed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);
