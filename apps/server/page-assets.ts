import { readFile } from 'node:fs/promises';
import type { Locale } from '#platform/language/locale.ts';
import { StartupError } from '#platform/server/startup-error.ts';

/** What a page loads beside itself. */
export type PageAssets = {
  /** Of the first load and of the page's own file. */
  stylesOf(pageFiles: readonly string[]): string[];
  fonts: string[];
  /** The files that the page will ask for as soon as its script runs, so that it need not wait to find out. */
  scriptsOf(pageFiles: readonly string[], locale: Locale): string[];
  /** The script at the end of the page. It fetches the others. */
  startScript(scripts: readonly string[]): string;
  /** The same on a page that can be read without them: they wait until it has been painted. */
  lateStartScript(scripts: readonly string[]): string;
};

type Chunk = { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

const ENTRY = 'apps/web/entry-client.tsx';

/** The build's name for the first texts of a language. */
const textsFile = (locale: Locale): string => `texts-${locale}`;

/** Reads what the build made. */
export async function builtAssets(folder: string): Promise<PageAssets> {
  const manifest = await readManifest(folder);
  const entry = manifest[ENTRY];
  if (!entry) throw notBuilt();
  const named = new Map(Object.values(manifest).map((chunk) => [chunk.name, chunk]));
  /** By its source, or, where several sources were put together, by the name of the group. */
  const chunkOf = (file: string): Chunk | undefined => manifest[file] ?? named.get(file);
  const withImports = (file: string): string[] => {
    const chunk = chunkOf(file);
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(withImports)] : [];
  };
  const stylesWithImports = (file: string): string[] => {
    const chunk = chunkOf(file);
    return chunk ? [...(chunk.imports ?? []).flatMap(stylesWithImports), ...(chunk.css ?? [])] : [];
  };
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]);
  const unique = [...new Set(files)];
  const remembered = new Map<string, string[]>();
  const entryAddress = asAddress(entry.file);
  return {
    stylesOf(pageFiles) {
      return [...new Set([ENTRY, ...pageFiles].flatMap(stylesWithImports))].map(asAddress);
    },
    fonts: unique.filter((file) => file.endsWith('.woff2') && /latin-[^e]/.test(file)).map(asAddress),
    scriptsOf(pageFiles, locale) {
      const key = `${locale} ${pageFiles.join(' ')}`;
      const before = remembered.get(key);
      if (before) return before;
      const started = new Set(withImports(ENTRY));
      const scripts = [textsFile(locale), ...pageFiles].flatMap(withImports).filter((file) => !started.has(file));
      const addresses = [...new Set(scripts)].map(asAddress);
      remembered.set(key, addresses);
      return addresses;
    },
    startScript: (scripts) => `${fetching(entryAddress)}for(const href of ${JSON.stringify(scripts)})${PRELOADING}`,
    lateStartScript: (scripts) =>
      whenPainted(`${fetching(entryAddress)}for(const href of ${JSON.stringify(scripts)}){${PRELOADING}${NEXT_TASK}}`),
  };
}

/**
 * As an element that a script has added: what the policy allows is handed on to it, and from it to what it imports. An
 * import of the script in the page itself would be one of the page, which the policy does not know.
 */
const fetching = (address: string): string =>
  `document.head.append(Object.assign(document.createElement('script'),{type:'module',src:'${address}'}));`;

const PRELOADING = "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));";
/** Asking for twenty in one would keep a phone from answering a touch. */
const NEXT_TASK = 'await new Promise((next)=>setTimeout(next))';

/** A tab in the background is painted when a user looks at it. The second way is for browsers that do not tell. */
const whenPainted = (start: string): string =>
  `const start=async()=>{${start}};` +
  "if(PerformanceObserver.supportedEntryTypes.includes('paint'))" +
  "new PerformanceObserver((_,observer)=>{observer.disconnect();start()}).observe({type:'paint',buffered:true});" +
  'else requestAnimationFrame(()=>setTimeout(start))';

const asAddress = (file: string): string => `/${file}`;

const notBuilt = () => new StartupError('not_built', 'The pages are not built. Run npm run build, or npm start.');

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(`${folder}/manifest.json`, 'utf8'));
  } catch {
    throw notBuilt();
  }
}
