export const municipalityChooser = async () => (await import('./chooser-part.tsx')).ChooserPart;
export const menuPanel = async () => (await import('./menu-panel.tsx')).MenuPanel;
export const helpPanel = async () => (await import('./help-panel.tsx')).HelpPanel;
export const headerSearch = async () => (await import('./search/header-search.tsx')).HeaderSearch;
export const searchPanel = async () => (await import('./search/portal-search-panel.tsx')).PortalSearchPanel;
export const accountMenu = async () => (await import('./account/account-menu.tsx')).AccountMenu;
export const accountParts = async () => (await import('./account/account-parts.tsx')).AccountParts;
export const lateParts = async () => (await import('./late-parts.tsx')).LateParts;
