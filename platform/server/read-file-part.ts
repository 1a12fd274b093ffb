import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '#platform/contract/endpoint.ts';
import { Problem } from '#platform/contract/problem.ts';

/**
 * The one file of a multipart body, field `file`; anything beside it is refused. Of a file that is too large there is
 * one byte more than allowed: the command sees it and says so in its own words.
 */
export async function readFilePart(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Problem('wrong_type');
  const options = {
    limits: { files: 1, fields: 0, parts: 1, fileSize: maxBytes + 1, headerPairs: 20, fieldNameSize: 20 },
    throwFileSizeLimit: false,
  };
  const files: UploadedFile[] = [];
  try {
    // To the end, also of what is refused: a browser that is still sending does not hear the answer.
    for await (const part of request.parts(options)) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') files.push({ name: part.filename ?? '', type: part.mimetype, bytes });
    }
  } catch {
    // The parser's words for a body that is cut short, has no end or has too much in it.
    throw new Problem('malformed');
  }
  const [file] = files;
  if (!file) throw new Problem('malformed');
  return file;
}
