import { lazy } from 'react';

const parts = () => import('./later-parts.ts');

/** Parts that open at a click, loaded when they do; which files they need is in a file of its own, too. */
export const MunicipalityChooser = lazy(async () => ({ default: await (await parts()).municipalityChooser() }));
export const MenuPanel = lazy(async () => ({ default: await (await parts()).menuPanel() }));
export const HelpPanel = lazy(async () => ({ default: await (await parts()).helpPanel() }));
export const HeaderSearch = lazy(async () => ({ default: await (await parts()).headerSearch() }));
/** Under a search field that somebody has begun to use. */
export const SearchPanel = lazy(async () => ({ default: await (await parts()).searchPanel() }));
/** For somebody who is logged in. */
export const AccountMenu = lazy(async () => ({ default: await (await parts()).accountMenu() }));
export const AccountParts = lazy(async () => ({ default: await (await parts()).accountParts() }));
