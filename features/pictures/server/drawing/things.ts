import { lighten } from './colour.ts';
import { INK, type Palette } from './palette.ts';
import {
  circle,
  cycle,
  ellipse,
  group,
  layers,
  type Point,
  path,
  place,
  polygon,
  rectangle,
  repeat,
  stroke,
  trace,
} from './shapes.ts';

export function sailingBoat(x: number, y: number, scale: number, palette: Palette): string {
  const drawing = layers(
    path('M-22 -7H24L17 4H-15Z', palette.coral),
    stroke('M0 -7V-52', palette.bark, 2),
    path('M2 -50Q26 -28 24 -11H2Z', palette.cream),
    path('M-2 -44Q-16 -26 -16 -11H-2Z', lighten(palette.cream, 0.35)),
    rectangle(-20, -7, 43, 2.4, palette.white, { rx: 1, opacity: 0.8 }),
  );
  return place(x, y, scale, drawing);
}

export function motorBoat(x: number, y: number, scale: number, palette: Palette): string {
  const drawing = layers(
    path('M-22 -7H24L17 4H-15Z', palette.mid),
    rectangle(-6, -17, 17, 11, palette.white, { rx: 2 }),
    rectangle(-2, -14, 5, 5, palette.soft),
    rectangle(-20, -7, 43, 2.4, palette.white, { rx: 1, opacity: 0.8 }),
  );
  return place(x, y, scale, drawing);
}

/** Pennants on a string that sags between its ends. */
export function bunting(
  start: number,
  end: number,
  y: number,
  string: { sag: number; pennant: number; colours: readonly [string, ...string[]] },
): string {
  const { sag, pennant, colours } = string;
  const count = Math.max(4, Math.round((end - start) / (pennant * 1.7)));
  const pennants = repeat(count, (index) => {
    const share = (index + 0.5) / count;
    const left = start + (end - start) * share;
    const top = y + 4 * sag * share * (1 - share);
    const corners: Point[] = [
      [left - pennant * 0.4, top],
      [left + pennant * 0.4, top],
      [left, top + pennant],
    ];
    return polygon(corners, cycle(colours, index));
  });
  const rope = trace`M${start} ${y}Q${(start + end) / 2} ${y + sag * 2} ${end} ${y}`;
  return layers(stroke(rope, INK, pennant * 0.07, { opacity: 0.5 }), pennants);
}

export function ceilingLamp(x: number, y: number, scale: number, shade: string, palette: Palette): string {
  const drawing = layers(path('M-9 5Q-8 -6 0 -7Q8 -6 9 5Z', shade), ellipse(0, 5, 4, 1.6, palette.sunPale));
  return layers(stroke(trace`M${x} 0V${y - 6 * scale}`, palette.ink, 0.5), place(x, y, scale, drawing));
}

export function pottedPlant(x: number, y: number, scale: number, palette: Palette): string {
  const leaf = (angle: number, fill: string) =>
    group(path('M0 0Q-9 -18 0 -36Q9 -18 0 0', fill), { transform: `translate(0 -14) rotate(${angle})` });
  const drawing = layers(
    leaf(-34, palette.pine),
    leaf(-14, palette.leaf),
    leaf(10, palette.pine),
    leaf(30, palette.leaf),
    path('M-10 -16H10L7 0H-7Z', palette.coral),
  );
  return place(x, y, scale, drawing);
}

export function steamingMug(x: number, y: number, fill: string): string {
  const drawing = layers(
    rectangle(-6, -11, 12, 11, fill, { rx: 2 }),
    stroke('M6 -8.5q5 0 4.6 3t-4.6 2.6', fill, 1.8),
    stroke('M-2 -14q-2 -3 0 -6M3 -14q-2 -3 0 -6', '#ffffff', 1.2, { opacity: 0.7 }),
  );
  return place(x, y, 0.55, drawing);
}

export function football(x: number, y: number, radius: number): string {
  const corner = (index: number, distance: number): Point => {
    const angle = (index * Math.PI * 2) / 5;
    return [Math.sin(angle) * distance, -Math.cos(angle) * distance];
  };
  const corners = [0, 1, 2, 3, 4];
  const seams = corners.map((index) => {
    const [fromX, fromY] = corner(index, 42);
    const [toX, toY] = corner(index, 95);
    return trace`M${fromX} ${fromY}L${toX} ${toY}`;
  });
  const drawing = layers(
    circle(0, 0, 100, '#ffffff'),
    polygon(
      corners.map((index) => corner(index, 42)),
      INK,
    ),
    stroke(seams.join(''), INK, 12),
  );
  return place(x, y, radius / 100, drawing);
}
