import type { IconSize } from '../../contract.ts';
import { circle, group, layers, path, rectangle, svgDocument } from './shapes.ts';

/** The house mark of the header on a white tile. */
export function drawIcon({ colour, size }: { colour: string; size: IconSize }): string {
  const pixels = size === 'favicon' ? 32 : size;
  const { scale, rounding } = TILES[size];
  const left = 50 - 22 * scale;
  const top = 50 - 20.5 * scale;
  const content = layers(
    rectangle(0, 0, 100, 100, '#ffffff', { rx: rounding }),
    group(drawHouses(`#${colour}`), { transform: `translate(${left} ${top}) scale(${scale})` }),
  );
  return svgDocument({ width: pixels, height: pixels }, '0 0 100 100', content);
}

/**
 * A launcher may cut 192 and 512 to a circle of four fifths, so the mark stays inside it. iOS rounds the tile of 180
 * itself and shows transparent corners black. In a browser tab every pixel counts, so the mark fills the tile.
 */
const TILES: Record<IconSize, { scale: number; rounding: number }> = {
  favicon: { scale: 2, rounding: 20 },
  32: { scale: 2, rounding: 20 },
  180: { scale: 1.5, rounding: 0 },
  192: { scale: 1.34, rounding: 20 },
  512: { scale: 1.34, rounding: 20 },
};

/** 44 wide and 40 high. */
function drawHouses(colour: string): string {
  const roofs = layers(
    path('M1 38V22.5L10.5 13 20 22.5V38z', colour, { opacity: '.55' }),
    path('M14 38V15L26 3l12 12v23z', colour),
    path('M31 38V26l6-6 6 6v12z', colour, { opacity: '.7' }),
  );
  return layers(roofs, path('M22.5 38.5V27a3.5 3.5 0 0 1 7 0v11.5z', '#ffffff'), circle(26, 15.5, 2.6, '#f4b740'));
}
