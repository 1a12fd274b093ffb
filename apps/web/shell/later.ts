import { lazy } from 'react';

/** Parts that open at a click, loaded when they do. */
export const MunicipalityChooser = lazy(async () => {
  const { MunicipalityChooser } = await import('#features/municipalities/web/municipality-chooser.tsx');
  return { default: MunicipalityChooser };
});

export const MenuPanel = lazy(async () => ({ default: (await import('./menu-panel.tsx')).MenuPanel }));

export const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }));
