export const municipalityChooser = () => patiently(async () => (await import('./chooser-part.tsx')).ChooserPart);
export const menuPanel = () => patiently(async () => (await import('./menu-panel.tsx')).MenuPanel);
export const helpPanel = () => patiently(async () => (await import('./help-panel.tsx')).HelpPanel);
export const headerSearch = () => patiently(async () => (await import('./search/header-search.tsx')).HeaderSearch);
export const searchPanel = () =>
  patiently(async () => (await import('./search/portal-search-panel.tsx')).PortalSearchPanel);
export const accountMenu = () => patiently(async () => (await import('./account/account-menu.tsx')).AccountMenu);
export const accountParts = () => patiently(async () => (await import('./account/account-parts.tsx')).AccountParts);
export const lateParts = () => patiently(async () => (await import('./late-parts.tsx')).LateParts);

/** A part that was asked for when the network was gone comes when it is back; until then its place stays empty. */
async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return patiently(load);
  }
}
