import type { PictureRequest } from '../contract.ts';
import { drawEmblem } from './drawing/emblem.ts';
import { drawIcon } from './drawing/icon.ts';
import { drawPlaceMark } from './drawing/place-mark.ts';
import { drawScene } from './drawing/scene.ts';

export type Picture = { body: Buffer; type: 'image/svg+xml' | 'image/png' };

/** Draws what an address asks for. The same request gives the same bytes. */
export async function drawPicture(request: PictureRequest): Promise<Picture> {
  const svg = Buffer.from(drawSvg(request));
  if (!isBitmap(request)) return { body: svg, type: 'image/svg+xml' };
  // Only shared pictures and icons need it, and it is heavy: loaded when the first one is asked for.
  const { default: sharp } = await import('sharp');
  const body = await sharp(svg).png({ compressionLevel: 9 }).toBuffer();
  return { body, type: 'image/png' };
}

function drawSvg(request: PictureRequest): string {
  switch (request.type) {
    case 'scene':
      return drawScene(request);
    case 'emblem':
      return drawEmblem(request);
    case 'map':
      return drawPlaceMark(request);
    case 'icon':
      return drawIcon(request);
  }
}

/** Open Graph readers and launchers want a bitmap. */
function isBitmap(request: PictureRequest): boolean {
  if (request.type === 'scene') return request.variant === 'share';
  return request.type === 'icon' && request.size !== 'favicon';
}
