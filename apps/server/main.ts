import { enableCompileCache } from 'node:module';

// Reading the program takes longer than opening the database. What Node made of it last time is kept on disk; the cache
// must be on before anything else is imported.
enableCompileCache();
const { startOrTellWhy } = await import('./start.ts');
await startOrTellWhy(process.env);
