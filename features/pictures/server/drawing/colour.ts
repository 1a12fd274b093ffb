/** `#rrggbb` between two others: all of `from` at 0, all of `to` at 1. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const low = readChannel(from, start);
    const high = readChannel(to, start);
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

export const darken = (colour: string, share: number): string => mix(colour, '#000000', share);

export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share);

function readChannel(colour: string, start: number): number {
  return Number.parseInt(colour.slice(start, start + 2), 16);
}
