export type Point = readonly [x: number, y: number];

export type Facing = 'left' | 'right';

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One decimal is finer than any screen shows at our scale, and keeps the files small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A whole picture. Lines end round unless they say otherwise, so that is said once, here. */
export function svgDocument(size: { width: number; height: number }, viewBox: string, content: string): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox,
    ...size,
    preserveAspectRatio: 'xMidYMid slice',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return element('svg', attributes, content);
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return element('polygon', { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(' '), fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

export function group(content: string, more: Attributes): string {
  return element('g', more, content);
}

/** Sets a thing drawn around 0,0 on its place; facing left mirrors it. */
export function place(x: number, y: number, scale: number, content: string, facing: Facing = 'right'): string {
  const size = Math.round(scale * 1000) / 1000;
  const stretch = facing === 'left' ? `${-size} ${size}` : `${size}`;
  return group(content, { transform: `translate(${round(x)} ${round(y)}) scale(${stretch})` });
}

/** Path data with its numbers rounded: trace`M${x} ${y} H${end}`. */
export function trace(commands: TemplateStringsArray, ...values: readonly number[]): string {
  return String.raw({ raw: commands }, ...values.map(round));
}

export function layers(...parts: readonly string[]): string {
  return parts.join('');
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.ceil(count) }, (_, index) => draw(index)).join('');
}

/** The list's item at an index that goes round and round. */
export function cycle<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}
