import { readFileSync, writeFileSync } from 'node:fs';
import { readSources } from './architecture-rules.ts';
import { drawFeatures, featureGraph } from './feature-graph.ts';
import { drawNotifications } from './notification-table.ts';
import { knowShippedTenants } from './support/shipped-tenants.ts';

knowShippedTenants();

/** `npm run graph` draws the features into ARCHITECTURE.md, as they use each other now, and writes docs/notifications.md. */
const FILE = 'ARCHITECTURE.md';
const PICTURE = /(?<=<!-- features -->\n)[\s\S]*?(?=\n<!-- end of features -->)/;

const text = readFileSync(FILE, 'utf8');
if (!PICTURE.test(text)) throw new Error(`${FILE} has no place for the picture.`);
const picture = drawFeatures(featureGraph(readSources()));
writeFileSync(
  FILE,
  text.replace(PICTURE, () => picture),
);
writeFileSync('docs/notifications.md', drawNotifications());
