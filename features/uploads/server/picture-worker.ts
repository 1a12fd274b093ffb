import sharp, { type Sharp } from 'sharp';
import type { ChildAnswer } from '#platform/server/child-work.ts';
import type { PictureResult, PictureTask, WorkerRequest } from './picture-task.ts';

/**
 * A process of its own that reads pictures from strangers. It has no secrets, no settings and no connections; the
 * portal ends it when it takes too long, and it ends itself when it takes too much memory.
 */

/** It is looked at every few milliseconds, so this stays below the 512 MB that it may take. */
const MAX_MEMORY_BYTES = 448 * 1024 * 1024;
const LOOK_EVERY_MS = 20;
/** Memory that came once is seldom given back: the next picture gets a new process. */
const WORN_BYTES = 160 * 1024 * 1024;
const QUALITY = 82;

/** Of all that the library can read, these four and nothing else: no SVG, no PDF, no files by name. */
const READERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'].map((name) => `VipsForeignLoad${name}`);

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS });
sharp.cache(false);
sharp.concurrency(1);

process.on('disconnect', () => process.exit());
process.on('message', async ({ bytes, task }: WorkerRequest) => {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1);
  }, LOOK_EVERY_MS);
  const answer = await carryOut(bytes, task);
  clearInterval(watch);
  const is_worn = process.memoryUsage.rss() > WORN_BYTES;
  process.send?.({ answer, is_worn } satisfies ChildAnswer<PictureResult>);
});

async function carryOut(bytes: Uint8Array, task: PictureTask): Promise<PictureResult> {
  try {
    return task.kind === 'redraw' ? await redraw(bytes, task) : await cut(bytes, task);
  } catch {
    return { fault: 'unreadable' };
  }
}

/**
 * Draws the picture again, the right way up, without anything that was hidden in it. Of a moving one the first frame.
 */
async function redraw(bytes: Uint8Array, task: Extract<PictureTask, { kind: 'redraw' }>): Promise<PictureResult> {
  // Counted here rather than by the library, whose refusal could not be told from a broken file.
  const { width, height } = (await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()).autoOrient;
  const isTooLarge = width * height > task.max_pixels;
  if (isTooLarge || width < task.min_width || height < task.min_height) return { fault: 'dimensions' };
  const { longest_side } = task;
  return written(
    sharp(bytes, { limitInputPixels: task.max_pixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: longest_side, height: longest_side, fit: 'inside', withoutEnlargement: true }),
  );
}

/** UPL-03 */
function cut(bytes: Uint8Array, task: Extract<PictureTask, { kind: 'cut' }>): Promise<PictureResult> {
  const { mode, width, height, background, focus } = task;
  const picture = sharp(bytes);
  if (mode === 'crop') return written(picture.resize({ width, height, fit: 'cover', position: focus }));
  if (mode === 'smart') return written(picture.resize({ width, height, fit: 'cover', position: 'attention' }));
  if (mode === 'fill') {
    return written(picture.resize({ width, height, fit: 'contain', background }).flatten({ background }));
  }
  // A line of one pixel's height would become as wide as a street.
  return written(picture.resize({ width: WIDEST_RESIZED, height, fit: 'inside' }));
}

const WIDEST_RESIZED = 2400;

async function written(picture: Sharp): Promise<PictureResult> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
