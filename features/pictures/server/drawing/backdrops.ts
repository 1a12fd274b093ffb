import { INSIDE } from './backdrops/inside.ts';
import { OUTSIDE } from './backdrops/outside.ts';

/** What is behind the figures of a composed scene. All fill the sheet, whatever its width. */
export const BACKDROPS = { ...OUTSIDE, ...INSIDE };

export type Backdrop = keyof typeof BACKDROPS;
