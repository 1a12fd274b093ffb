import path from 'node:path';

/** Two folders up both from here and from dist/server, where the build puts this. */
const ROOT = path.resolve(import.meta.dirname, '../..');
const IS_BUILT = path.extname(import.meta.filename) === '.js';

/** A file of the project by its path from the root, also when the code that asks has been bundled. */
export const projectFile = (name: string): string => path.join(ROOT, name);

/** A program for a child process: its source, or what the build made of it (vite.config.ts finds them by their name). */
export const childProgram = (source: `features/${string}/server/${string}-worker.ts`): string =>
  projectFile(IS_BUILT ? `dist/server/${path.basename(source, '.ts')}.js` : source);
