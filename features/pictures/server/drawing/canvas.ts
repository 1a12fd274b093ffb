import type { Palette } from './palette.ts';
import { round } from './shapes.ts';

/**
 * The sheet a scene is laid out on, measured in units. It is 100 units high, so figures keep their size whatever
 * the width and the landscape fills the rest. A picture too narrow for its scene gets more units both ways: smaller
 * figures, more air. So scenes give sizes as plain numbers, but heights above ground as a share of `height`.
 */
export type Canvas = {
  width: number;
  height: number;
  middle: number;
  /** More than twice as wide as high. */
  isWide: boolean;
  /** So wide that a scene needs more figures to be filled. */
  isPanorama: boolean;
  /** Where words lie over it: on the left half, or on all but the upper right corner. */
  words: Words;
  palette: Palette;
};

export type Words = 'nowhere' | 'left' | 'below';

export function createCanvas(
  pixels: { width: number; height: number },
  leastUnitsAcross: number,
  palette: Palette,
  words: Words = 'nowhere',
): Canvas {
  const pixelsPerUnit = Math.min(pixels.height / 100, pixels.width / leastUnitsAcross);
  const width = round(pixels.width / pixelsPerUnit);
  const height = round(pixels.height / pixelsPerUnit);
  return {
    width,
    height,
    middle: width / 2,
    isWide: width > height * 2,
    isPanorama: width > height * 2.6,
    words,
    palette,
  };
}
