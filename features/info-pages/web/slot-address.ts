import type { InfoSlot } from '../contract.ts';
import { infoPaths } from './info-paths.ts';

export const paragraphsOf = (content: string): string[] => content.split('\n').filter((paragraph) => paragraph !== '');

/** A slot with one thing to say leads where it points to; one with more to say has that on a page of its own. */
export const slotAddress = (slot: InfoSlot): string =>
  slot.url === null || slot.links.length > 0 || paragraphsOf(slot.content).length > 1
    ? infoPaths.about(slot.page_type)
    : slot.url;

export const isExternal = (address: string): boolean => /^https?:/.test(address);

/** Another site learns nothing of where the visitor was. */
export const relOf = (address: string): string | undefined =>
  isExternal(address) ? 'external noopener noreferrer' : undefined;
