import { parsePicturePath } from '#features/pictures/rules.ts';
import { drawPicture } from '#features/pictures/server/draw-picture.ts';

const WIDTH = 960;

/** A drawing as people hand in pictures. It is heavy, so it is loaded when the demo is. */
export async function drawDemoPicture(path: string): Promise<{ bytes: Buffer; width: number; height: number }> {
  const request = parsePicturePath(path);
  if (request?.type !== 'scene') throw new Error(`${path} is no picture of the demo.`);
  const { body } = await drawPicture(request);
  const { default: sharp } = await import('sharp');
  const picture = sharp(body).resize({ width: WIDTH }).webp({ quality: 80 });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
