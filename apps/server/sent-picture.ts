import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

export type SentPicture = { body: Buffer; type: string; brotli: Buffer | null };

const compress = promisify(brotliCompress);

/** Drawings are text and shrink to a fifth; PNG is compressed already. */
export async function compressPicture({ body, type }: { body: Buffer; type: string }): Promise<SentPicture> {
  if (!type.includes('svg')) return { body, type, brotli: null };
  return { body, type, brotli: await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) };
}
