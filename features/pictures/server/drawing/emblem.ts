import type { Emblem } from '../../contract.ts';
import { mountain } from './landscape.ts';
import { createPalette, type Palette } from './palette.ts';
import { circle, ellipse, layers, path, place, rectangle, stroke, svgDocument } from './shapes.ts';
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
  ski: ({ mid, white, sun }) => ({
    ground: mid,
    mark: layers(
      stroke('M30 78L66 24q4 -6 8 -2', white, 5),
      stroke('M70 78L34 24q-4 -6 -8 -2', white, 5),
      circle(50, 28, 7, sun),
    ),
  }),
  wave: ({ deep, pool, white }) => ({
    ground: deep,
    mark: layers(
      stroke('M18 44q8 -12 16 0t16 0t16 0t16 0', white, 6),
      stroke('M18 62q8 -12 16 0t16 0t16 0t16 0', pool, 6),
    ),
  }),
  ring: ({ berry, sunPale, rose }) => ({
    ground: berry,
    mark: layers(stroke('M38 20V44M62 20V44', rose, 4), drawHoop(38, 56, sunPale), drawHoop(62, 56, sunPale)),
  }),
  tent: ({ pine, cream, coral }) => ({
    ground: pine,
    mark: layers(path('M50 26L80 74H20Z', cream), path('M50 44L62 74H38Z', coral), stroke('M50 26l-4 -6', cream, 3)),
  }),
  drum: ({ barn, cream, ochre }) => ({
    ground: barn,
    mark: layers(
      path('M26 44V66Q50 82 74 66V44Z', ochre),
      ellipse(50, 44, 24, 10, cream),
      stroke('M34 22L48 40M68 20L54 40', cream, 4),
    ),
  }),
  mask: ({ dark, cream, coral }) => ({
    ground: dark,
    mark: layers(
      path('M26 30Q50 22 74 30V54Q70 78 50 78Q30 78 26 54Z', cream),
      stroke('M36 46q5 -6 10 0M54 46q5 -6 10 0', dark, 4),
      stroke('M38 58q12 14 24 0', coral, 5),
    ),
  }),
  yarn: ({ ochre, berry, cream }) => ({
    ground: ochre,
    mark: layers(
      circle(50, 54, 24, berry),
      stroke('M30 46q20 -12 40 2M28 58q22 -12 44 0M36 70q16 -10 30 0', cream, 2.5, { opacity: 0.8 }),
      stroke('M24 24L62 58', cream, 4),
    ),
  }),
  tower: ({ bark, paper, coral }) => ({
    ground: bark,
    mark: layers(
      rectangle(36, 42, 28, 36, paper),
      path('M32 42L50 20L68 42Z', coral),
      path('M45 78V66a5 5 0 0 1 10 0V78Z', bark),
    ),
  }),
  chip: ({ base, sun, white }) => ({
    ground: base,
    mark: layers(
      stroke('M40 24V76M50 24V76M60 24V76M24 40H76M24 50H76M24 60H76', white, 3),
      rectangle(34, 34, 32, 32, sun, { rx: 5 }),
    ),
  }),
  pawn: ({ ink, cream }) => ({
    ground: ink,
    mark: layers(
      circle(50, 36, 11, cream),
      path('M44 44H56Q56 60 66 70H34Q44 60 44 44Z', cream),
      rectangle(30, 70, 40, 8, cream, { rx: 3 }),
    ),
  }),
  cup: ({ soft, white, coral }) => ({
    ground: soft,
    mark: layers(
      path('M28 42H64V60Q64 74 46 74Q28 74 28 60Z', white),
      stroke('M64 48q14 -2 10 8q-2 6 -12 6', white, 5),
      stroke('M38 34q-5 -6 0 -12M52 34q-5 -6 0 -12', coral, 4),
    ),
  }),
  cross: ({ cream, mid }) => ({
    ground: cream,
    mark: stroke('M50 28V72M28 50H72', mid, 16, { 'stroke-linecap': 'butt' }),
  }),
  home: ({ leaf, cream, barn }) => ({
    ground: leaf,
    mark: layers(
      rectangle(30, 46, 40, 30, cream),
      stroke('M24 50L50 26L76 50', barn, 7),
      rectangle(45, 58, 10, 18, barn),
    ),
  }),
  guitar: ({ deep, ochre, bark, cream }) => ({
    ground: deep,
    mark: layers(
      stroke('M54 46L76 22', cream, 6),
      circle(44, 56, 14, ochre),
      circle(34, 66, 17, ochre),
      circle(40, 60, 6, bark),
    ),
  }),
  leaf: ({ grass, pine, cream }) => ({
    ground: grass,
    mark: layers(path('M24 72Q22 28 76 26Q78 76 24 72Z', pine), stroke('M20 80Q40 52 64 38', cream, 3.5)),
  }),
  globe: ({ pool, cream, leaf }) => ({
    ground: cream,
    mark: layers(
      circle(50, 50, 28, pool),
      path('M34 34q12 -8 18 2q-2 10 -12 8q-10 6 -10 -2ZM54 54q14 -4 16 6q-4 14 -14 12q-8 -8 -2 -18Z', leaf),
    ),
  }),
};

const drawHoop = (x: number, y: number, colour: string): string =>
  circle(x, y, 11, 'none', { stroke: colour, 'stroke-width': 5 });

function drawNote({ cream }: Palette): string {
  return layers(stroke('M-12 14V-22L16 -28V8', cream, 6), ellipse(-18, 15, 9, 7, cream), ellipse(10, 9, 9, 7, cream));
}
