import { enableCompileCache } from 'node:module';
import { demandPort } from './demand-port.mjs';

// Reading the program takes longer than opening the database. What Node made of it last time is kept on disk; the cache
// must be on before anything else is imported. This file has no types, so that Node leaves its reader of TypeScript and
// the 10 MB which that takes alone, unless something has changed.
enableCompileCache();
await demandPort(process.env);
const { startOrTellWhy } = await import('./start.ts');
await startOrTellWhy(process.env);
