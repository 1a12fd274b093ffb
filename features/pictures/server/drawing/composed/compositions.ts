import { BACKDROPS } from '../backdrops.ts';
import type { Canvas } from '../canvas.ts';
import { cast } from '../cast.ts';
import { layers } from '../shapes.ts';
import type { Composition } from './composition.ts';
import { INDOORS } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';
import { SPORTS } from './sports.ts';
import { TOWN } from './town.ts';

export const COMPOSITIONS = { ...SPORTS, ...OUTDOORS, ...INDOORS, ...TOWN } satisfies Record<string, Composition>;

export function compose(canvas: Canvas, { backdrop, behind, roles, inFront }: Composition): string {
  return layers(
    BACKDROPS[backdrop](canvas),
    behind?.(canvas) ?? '',
    cast(canvas, roles(canvas)),
    inFront?.(canvas) ?? '',
  );
}
