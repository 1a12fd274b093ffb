/**
 * Stands in for @digdir/designsystemet-web while pages are rendered and hydrated: the real one registers custom
 * elements that change ids under React's hands. It is loaded after hydration (see after-hydration.ts).
 */
export {};
