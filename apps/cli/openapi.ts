import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describedApi } from '#apps/server/described-api.ts';
import { openApiDocument } from '#platform/server/openapi.ts';
import { runCommand } from './run-command.ts';

/** `node apps/cli/openapi.ts [--to FILE]` writes the API's OpenAPI document. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const endpoints = await describedApi();
  const document = `${JSON.stringify(openApiDocument(endpoints), null, 2)}\n`;
  if (values.to === undefined) {
    process.stdout.write(document);
    return;
  }
  await writeFile(values.to, document);
  console.log(`${endpoints.length} calls written to ${values.to}`);
});
