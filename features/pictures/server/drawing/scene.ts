import { type Scene, type Take, VARIANTS, type Variant } from '../../contract.ts';
import { type Canvas, createCanvas, type Words } from './canvas.ts';
import { COMPOSITIONS, compose } from './composed/compositions.ts';
import { createPalette } from './palette.ts';
import { drawBibliotek } from './scenes/bibliotek.ts';
import { drawBygd } from './scenes/bygd.ts';
import { drawDugnad } from './scenes/dugnad.ts';
import { drawFjelltur } from './scenes/fjelltur.ts';
import { drawFotball } from './scenes/fotball.ts';
import { drawKoding } from './scenes/koding.ts';
import { drawMatlaging } from './scenes/matlaging.ts';
import { drawMusikk } from './scenes/musikk.ts';
import { drawSeniorkafe } from './scenes/seniorkafe.ts';
import { drawSki } from './scenes/ski.ts';
import { drawSprak } from './scenes/sprak.ts';
import { drawSvomming } from './scenes/svomming.ts';
import { drawTeater } from './scenes/teater.ts';
import { group, svgDocument } from './shapes.ts';

/** A whole picture as SVG text, laid out for the size of the variant. Every second take is seen in the mirror. */
export function drawScene(picture: {
  scene: Scene;
  take?: Take;
  colour: string;
  variant: Variant;
  isNight: boolean;
}): string {
  const { scene, take = 1 } = picture;
  const { draw, leastUnitsAcross } = isComposed(scene) ? stageOf(scene) : STAGES[scene];
  const size = VARIANTS[picture.variant];
  const palette = createPalette(`#${picture.colour}`, picture.isNight, take);
  const canvas = createCanvas(size, leastUnitsAcross, palette, WORDS[picture.variant]);
  const drawing = draw(canvas);
  const content = take % 2 === 0 ? group(drawing, { transform: `translate(${canvas.width} 0) scale(-1 1)` }) : drawing;
  return svgDocument(size, `0 0 ${canvas.width} ${canvas.height}`, content);
}

/** Over a banner lie a slogan and a search field, which on small screens reaches from side to side. */
const WORDS: Partial<Record<Variant, Words>> = {
  phoneBanner: 'below',
  tabletBanner: 'below',
  banner: 'left',
  wideBanner: 'left',
};

type Stage = {
  draw: (canvas: Canvas) => string;
  /** The room that the figures need from side to side; narrower pictures are drawn smaller. */
  leastUnitsAcross: number;
};

const isComposed = (scene: Scene): scene is keyof typeof COMPOSITIONS => Object.hasOwn(COMPOSITIONS, scene);

const stageOf = (scene: keyof typeof COMPOSITIONS): Stage => ({
  draw: (canvas) => compose(canvas, COMPOSITIONS[scene]),
  leastUnitsAcross: 168,
});

const STAGES: Record<Exclude<Scene, keyof typeof COMPOSITIONS>, Stage> = {
  bygd: { draw: drawBygd, leastUnitsAcross: 150 },
  fjelltur: { draw: drawFjelltur, leastUnitsAcross: 150 },
  svomming: { draw: drawSvomming, leastUnitsAcross: 150 },
  fotball: { draw: drawFotball, leastUnitsAcross: 150 },
  musikk: { draw: drawMusikk, leastUnitsAcross: 150 },
  teater: { draw: drawTeater, leastUnitsAcross: 170 },
  bibliotek: { draw: drawBibliotek, leastUnitsAcross: 170 },
  seniorkafe: { draw: drawSeniorkafe, leastUnitsAcross: 170 },
  dugnad: { draw: drawDugnad, leastUnitsAcross: 190 },
  matlaging: { draw: drawMatlaging, leastUnitsAcross: 160 },
  koding: { draw: drawKoding, leastUnitsAcross: 150 },
  ski: { draw: drawSki, leastUnitsAcross: 150 },
  sprak: { draw: drawSprak, leastUnitsAcross: 178 },
};
