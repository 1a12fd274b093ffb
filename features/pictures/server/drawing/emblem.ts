import type { Emblem } from '../../contract.ts';
import { mountain } from './landscape.ts';
import { createPalette, type Palette } from './palette.ts';
import { ellipse, layers, path, place, rectangle, stroke, svgDocument } from './shapes.ts';
import { football } from './things.ts';

/** A square mark, shown in a circle, for an organisation without a logo. */
export function drawEmblem({ kind, colour }: { kind: Emblem; colour: string }): string {
  const palette = createPalette(`#${colour}`, false);
  const { ground, mark } = EMBLEM_DRAWINGS[kind](palette);
  const content = layers(rectangle(0, 0, 100, 100, ground), mark);
  return svgDocument({ width: 100, height: 100 }, '0 0 100 100', content);
}

const EMBLEM_DRAWINGS: Record<Emblem, (palette: Palette) => { ground: string; mark: string }> = {
  ball: (palette) => ({ ground: palette.mid, mark: football(50, 50, 26) }),
  note: (palette) => ({ ground: palette.berry, mark: place(51, 54, 1, drawNote(palette)) }),
  peak: ({ deep, cream, rose, white }) => ({
    ground: deep,
    mark: mountain(14, 74, 72, 50, { lit: cream, shade: rose, snow: white }),
  }),
  heart: ({ coral, rose }) => ({ ground: coral, mark: path('M50 76C14 50 26 22 50 38C74 22 86 50 50 76Z', rose) }),
  book: ({ ochre, cream, base }) => ({
    ground: ochre,
    mark: layers(
      path('M20 34Q36 28 50 36Q64 28 80 34V70Q64 64 50 72Q36 64 20 70Z', cream),
      stroke('M50 36V72', base, 3),
    ),
  }),
};

function drawNote({ cream }: Palette): string {
  return layers(stroke('M-12 14V-22L16 -28V8', cream, 6), ellipse(-18, 15, 9, 7, cream), ellipse(10, 9, 9, 7, cream));
}
