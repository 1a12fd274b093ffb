/** What a zip file says of itself, read from its end: each file's text by its name. */
export function readZip(zip: Buffer): Record<string, string> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('It does not end as a zip file does.');
  const found: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength, offset] = [
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (zip.readUInt32LE(offset) !== 0x04034b50) throw new Error(`${name} is not where it should be.`);
    const start = offset + 30 + zip.readUInt16LE(offset + 26);
    found[name] = zip.toString('utf8', start, start + size);
    at += 46 + nameLength;
  }
  return found;
}
