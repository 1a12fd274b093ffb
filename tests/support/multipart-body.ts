export type SentPart = { field?: string; name?: string; type?: string; bytes: Uint8Array };

const BOUNDARY = 'nabolag-test-boundary';

/** A multipart body as bytes: unlike a browser, it leaves every name as it is given. */
export function multipartBody(parts: readonly SentPart[]): { headers: { 'content-type': string }; body: Buffer } {
  const pieces = parts.flatMap(({ field = 'file', name, type = 'application/octet-stream', bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"`}\r\n` +
        `${name === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}
