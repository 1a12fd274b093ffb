import { municipalityTexts } from '#features/municipalities/texts/token.ts';
import { searchTexts } from '#features/search/texts/token.ts';
import { accountTexts } from '#features/users/texts/account/token.ts';
import { lazyPart } from '#platform/web/lazy-part.tsx';
import styles from './header.module.css';

// What the shell loads later, most of it at a click.

export const MenuPanel = lazyPart(async () => (await import('./menu-panel.tsx')).MenuPanel, { texts: [searchTexts] });

export const HelpPanel = lazyPart(async () => (await import('./help-panel.tsx')).HelpPanel);

export const HeaderSearch = lazyPart(
  async () => (await import('#features/search/web/header-search.tsx')).HeaderSearch,
  {
    texts: [searchTexts],
  },
);

/** Under the search field of a page, once it is used. */
export const SearchPanel = lazyPart(
  async () => (await import('#features/search/web/portal-search-panel.tsx')).PortalSearchPanel,
  {
    texts: [searchTexts],
  },
);

export const MunicipalityChooser = lazyPart(
  async () => (await import('./municipality-choice.tsx')).MunicipalityChoice,
  { texts: [municipalityTexts] },
);

/** For a user who is logged in. */
export const AccountTools = lazyPart(async () => (await import('./account/account-tools.tsx')).AccountTools, {
  texts: [accountTexts],
  fallback: <span className={styles.waiting} />,
});

/** Toasts, consent and what else a visitor needs once the page works. */
export const Dock = lazyPart(async () => (await import('./dock.tsx')).Dock, { when: 'page-loaded' });
