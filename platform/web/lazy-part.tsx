import { type ComponentType, lazy, memo, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { type LazyTexts, loadTexts } from '#platform/language/lazy-texts.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';

/**
 * When the browser fetches a part.
 * - `rendered`: as soon as it is rendered, for what opens at a click or is shown to few.
 * - `page-loaded`: when the page has loaded or the visitor touches it. The server leaves the part out.
 * - `hydrated`: the server renders it, and its HTML stays as it is until the script comes, when the page has loaded.
 */
type When = 'rendered' | 'page-loaded' | 'hydrated';

type LazyPartOptions = {
  /** The dictionaries that the part reads; they come beside the script. */
  texts?: readonly LazyTexts<unknown>[];
  /** What is shown until the part is there. */
  fallback?: ReactNode;
  when?: When;
};

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Has script and texts before the part is rendered. */
  preload(): Promise<void>;
};

/**
 * The one way to load a part of a page later:
 * `const MenuPanel = lazyPart(async () => (await import('./menu-panel.tsx')).MenuPanel)`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { texts = [], fallback = null, when = 'rendered' }: LazyPartOptions = {},
): LazyPart<Props> {
  type Module = { default: ComponentType<Props> };
  const known: { module: Module | null } = { module: null };

  async function loadAll(): Promise<Module> {
    const [part] = await Promise.all([load(), ...pageLocales().map((locale) => loadTexts(texts, locale))]);
    known.module = { default: part };
    return known.module;
  }

  async function loadInBrowser(): Promise<Module> {
    if (when !== 'rendered') await pageLoaded();
    try {
      return await loadPatiently(loadAll);
    } catch (error) {
      if (when === 'rendered') throw error;
      // The page is as good without it; the next page load tries again.
      return { default: () => null };
    }
  }

  // The properties of a lazy component that may be a class are not a type that one can spread.
  const Content = lazy(() => (known.module ? alreadyLoaded(known.module) : loadInBrowser())) as ComponentType<Props>;
  const Part = (props: Props) => (
    <Suspense fallback={fallback}>
      <Content {...props} />
    </Suspense>
  );
  const Placed = (props: Props) =>
    when === 'page-loaded' ? (
      <AfterPageLoad>
        <Part {...props} />
      </AfterPageLoad>
    ) : (
      <Part {...props} />
    );
  if (when === 'hydrated') serverParts.set(loadAll, null);
  // Rendered again for other props only: React would throw away the server's HTML of a part that waits for its script.
  return Object.assign(memo(Placed), {
    preload: async () => void (await loadAll()),
  }) as unknown as LazyPart<Props>;
}

/** Each with its loading, once that has begun. */
const serverParts = new Map<() => Promise<unknown>, Promise<unknown> | null>();

/**
 * For the server, which renders a page in one go: all parts that belong to its HTML. Whichever request begins to load
 * them, every one waits until they are there: a part that is rendered before stays broken for the process.
 */
export async function loadServerParts(): Promise<void> {
  await Promise.all(
    [...serverParts].map(([load, begun]) => {
      const loading = begun ?? load();
      serverParts.set(load, loading);
      return loading;
    }),
  );
}

/** A part that is asked for while the connection is gone comes when it is back; until then its place stays as it is. */
async function loadPatiently<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadPatiently(load);
  }
}

/** The server renders in every language, a browser in one. */
const pageLocales = (): readonly Locale[] =>
  typeof document === 'undefined' ? LOCALES : LOCALES.filter((locale) => locale === document.documentElement.lang);

const FIRST_SIGNS = ['load', 'pointerdown', 'keydown'] as const;

/** Until then the connection belongs to the page. A visitor who touches it earlier does not wait. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    for (const sign of FIRST_SIGNS) addEventListener(sign, () => resolve(), { once: true });
  });
}

/** Nothing on the server and in the first render. */
function AfterPageLoad({ children }: { children: ReactNode }) {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    let isWanted = true;
    // Not urgent: a touch is answered while the part is being rendered.
    void pageLoaded().then(() => isWanted && startTransition(() => setIsLoaded(true)));
    return () => {
      isWanted = false;
    };
  }, []);
  return isLoaded ? children : null;
}

/** React takes a value from it without waiting, so that a page is rendered in one go. */
const alreadyLoaded = <Module,>(module: Module) =>
  // biome-ignore lint/suspicious/noThenProperty: what React takes for a promise that has come already
  ({ then: (take: (loaded: Module) => void) => take(module) }) as Promise<Module>;
