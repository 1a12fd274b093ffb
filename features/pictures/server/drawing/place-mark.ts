import { MAP_SIZE } from '../../contract.ts';
import { lighten, mix } from './colour.ts';
import { circle, ellipse, layers, path, place, rectangle, svgDocument } from './shapes.ts';

/**
 * A pin in the middle of rings: somewhere here. It stands in where no map can be loaded, and shows neither streets nor
 * water, since nobody should look for those that are drawn.
 */
export function drawPlaceMark({ colour, isNight }: { colour: string; isNight: boolean }): string {
  const { width, height } = MAP_SIZE;
  const base = `#${colour}`;
  const land = isNight ? mix(base, '#1c2422', 0.86) : mix(base, '#f6f1e7', 0.9);
  const ring = isNight ? lighten(base, 0.35) : base;
  const content = layers(
    rectangle(0, 0, width, height, land),
    ...RINGS.map((radius) => circle(width / 2, height / 2, radius, ring, { opacity: 0.07 })),
    drawPin(ring),
  );
  return svgDocument(MAP_SIZE, `0 0 ${width} ${height}`, content);
}

const RINGS = [290, 210, 140, 80];

/** The tip is the place, so it is the tip that stands in the middle. */
function drawPin(fill: string): string {
  const drawing = layers(
    ellipse(0, 1, 9, 3, '#000000', { opacity: 0.2 }),
    path('M0 0C-4 -10 -17 -18 -17 -32a17 17 0 0 1 34 0C17 -18 4 -10 0 0Z', fill, {
      stroke: '#ffffff',
      'stroke-width': 2.5,
    }),
    circle(0, -32, 6.5, '#ffffff'),
  );
  return place(MAP_SIZE.width / 2, MAP_SIZE.height / 2, 1, drawing);
}
