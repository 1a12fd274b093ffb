import { darken, lighten, mix } from './colour.ts';
import { INK } from './palette.ts';
import { type Limb, POSES, type Pose } from './poses.ts';
import { circle, ellipse, type Facing, group, layers, path, place, rectangle, stroke, trace } from './shapes.ts';

export type Head = keyof typeof HEADS;

export type Figure = {
  pose: Pose;
  head: Head;
  /** Of the hair, the hat or the scarf. */
  headColour: string;
  skin: string;
  top: string;
  legs: string;
  skirt?: string;
  facing?: Facing;
  /** Drawn behind the body: a rucksack, skis. */
  behind?: string;
  /** Drawn in front of the body: an instrument, an apron. */
  inFront?: string;
};

/** `x`,`y` is where the feet are; `size` is the height of a standing figure. */
export function person(x: number, y: number, size: number, figure: Figure): string {
  const { legs, arms, lean, drop } = POSES[figure.pose];
  const [farLeg, nearLeg] = legs;
  const [farArm, nearArm] = arms;
  const tilt = (content: string) => (lean === 0 ? content : group(content, { transform: `rotate(${lean} 0 -46)` }));
  const body = layers(
    figure.behind ?? '',
    drawLeg(farLeg, darken(figure.legs, 0.18)),
    tilt(drawArm(farArm, darken(figure.top, 0.16), figure.skin)),
    drawLeg(nearLeg, figure.legs),
    figure.skirt ? path('M-8 -50L8 -50L15 -24Q0 -19 -15 -24Z', figure.skirt) : '',
    tilt(
      layers(
        drawTorso(figure.top, drop),
        drawHead(figure, drop),
        drawArm(nearArm, lighten(figure.top, 0.07), figure.skin),
        figure.inFront ?? '',
      ),
    ),
  );
  return place(x, y, size / 100, body, figure.facing);
}

/** A person with a shadow on the ground. */
export function standing(x: number, y: number, size: number, figure: Figure): string {
  return layers(groundShadow(x, y, size * 0.2), person(x, y, size, figure));
}

export function groundShadow(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius * 0.16, '#0b1a1a', { opacity: 0.1 });
}

function drawLeg(leg: Limb, colour: string): string {
  const [x, y] = leg[2];
  return layers(stroke(traceLimb(leg), colour, 9.5), stroke(trace`M${x - 1} ${y + 1.5}h5.5`, INK, 6.5));
}

function drawArm(arm: Limb, sleeve: string, skin: string): string {
  const [x, y] = arm[2];
  return layers(stroke(traceLimb(arm), sleeve, 7.6), circle(x, y, 4.1, skin));
}

function traceLimb(limb: Limb): string {
  return `M${limb.map(([x, y]) => `${x} ${y}`).join('L')}`;
}

function drawTorso(colour: string, drop: number): string {
  const shoulders = drop - 71;
  const hips = drop - 47;
  const outline = trace`M-8.5 ${shoulders}H8.5L7.2 ${hips}H-7.2Z`;
  return path(outline, colour, { stroke: colour, 'stroke-width': 6 });
}

function drawHead({ skin, head, headColour }: Figure, drop: number): string {
  const drawing = layers(
    rectangle(-3.6, -81, 7.2, 11, mix(skin, '#7a3e20', 0.16), { rx: 3 }),
    circle(0, -88, 10.2, skin),
    circle(9.8, -86.5, 1.9, skin),
    HEADS[head](headColour),
  );
  return drop === 0 ? drawing : group(drawing, { transform: `translate(0 ${drop})` });
}

const HEADS = {
  short: (colour: string) => path('M-10.8 -87a10.8 10.8 0 0 1 21.4 -2.6q-7 .6 -11 -3.4q-3 5 -10.4 6z', colour),
  long: (colour: string) =>
    path('M-11.4 -70q-3 -30 11.4 -30q12 0 10.8 10.4q-8 .4 -11 -3.4q-1 6 -3 9q2 8 -1 14z', colour),
  bun: (colour: string) =>
    layers(
      circle(-8, -100, 5, colour),
      path('M-10.8 -86a10.8 10.8 0 0 1 21.4 -3.6q-8 .6 -11 -3.4q-3 5 -10.4 7z', colour),
    ),
  curls: (colour: string) =>
    layers(
      circle(-8, -92, 5.5, colour),
      circle(-4, -98, 5.8, colour),
      circle(3, -99, 5.6, colour),
      circle(8, -95, 4.8, colour),
      circle(-10, -86, 4, colour),
    ),
  beanie: (colour: string) => {
    const trim = lighten(colour, 0.35);
    return layers(
      path('M-11.4 -89a11.4 11.4 0 0 1 22.8 0z', colour),
      rectangle(-12.2, -91.5, 24.4, 5.4, trim, { rx: 2.7 }),
      circle(0, -101.5, 3.8, trim),
    );
  },
  cap: (colour: string) => path('M-11 -89a11 11 0 0 1 22 -1l8 1.6q1 2 -2 2z', colour),
  hijab: (colour: string) => path('M-12.4 -74q-3.6 -27 11 -27.6q14 0 12.4 14q-9 -5 -16 -1q-1 8 4 14z', colour),
};
