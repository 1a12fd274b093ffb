import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import {
  docx,
  gif,
  gifDeclaring,
  jpeg,
  jpegDeclaring,
  odt,
  pdf,
  photograph,
  png,
  pngDeclaring,
  pngWithChunk,
  webp,
  webpDeclaring,
  type ZipFile,
  zip,
} from './files.ts';

export type HostileFile = {
  what: string;
  bytes: Buffer;
  name?: string;
  type?: string;
  kind?: 'image' | 'document';
  /** Harmless once it is drawn again or kept as an attachment; everything else has to be refused. */
  mayBeTaken?: true;
};

const SCRIPT = '<script>alert(document.domain)</script>';
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** Everything that a user might hand in who does not mean well. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const pictures = { jpeg: await jpeg(), png: await png(), webp: await webp(), gif: await gif() };
  return [
    ...Object.entries(pictures).flatMap(([format, bytes]) => cutShort(format, bytes)),
    ...(await bombs(pictures.jpeg, pictures.webp)),
    ...(await movingPictures()),
    ...polyglots(pictures),
    ...markup(),
    ...wrongTypes(),
    ...lies(pictures.png),
    ...(await placedPhotographs(pictures.png)),
    ...documents(),
    ...nameTricks(pictures.png),
  ];
}

const cutShort = (format: string, bytes: Buffer): HostileFile[] =>
  [1, 3, 8, 12, 20, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 0.999].map((at) => ({
    what: `${format} cut off at ${at < 1 ? `${at * 100} %` : at}`,
    bytes: bytes.subarray(0, at < 1 ? Math.floor(bytes.length * at) : at),
    ...(at > 0.2 && at < 1 && { mayBeTaken: true }),
  }));

async function bombs(smallJpeg: Buffer, smallWebp: Buffer): Promise<HostileFile[]> {
  const sides: [number, number][] = [
    [50_000, 50_000],
    [65_535, 65_535],
    [40_000_001, 1],
    [1, 40_000_001],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [0, 0],
  ];
  const [black] = await Promise.all([sharp(filled(16_000, 16_000)).png({ compressionLevel: 6 }).toBuffer()]);
  const deep = sharp(filled(8000, 5000)).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 });
  return [
    ...sides.map(([width, height]) => ({ what: `PNG of ${width} × ${height}`, bytes: pngDeclaring(width, height) })),
    ...[65_535, 50_000, 7000].map((side) => ({ what: `GIF of ${side}²`, bytes: gifDeclaring(side, side) })),
    ...[65_500, 50_000].map((side) => ({ what: `JPEG of ${side}²`, bytes: jpegDeclaring(smallJpeg, side) })),
    { what: 'WebP of 16 million²', bytes: webpDeclaring(smallWebp) },
    { what: 'PNG that is really 256 million pixels', bytes: black },
    { what: 'PNG of 40 million deep pixels, interlaced', bytes: await deep.toBuffer(), mayBeTaken: true },
    {
      what: 'PNG with 300 MB of text',
      bytes: pngWithChunk(await png(), 'zTXt', zipped('Comment\0\0', 300)),
      mayBeTaken: true,
    },
    {
      what: 'PNG with 300 MB of colour profile',
      bytes: pngWithChunk(await png(), 'iCCP', zipped('x\0\0', 300)),
      mayBeTaken: true,
    },
  ];
}

const filled = (width: number, height: number) => ({
  create: { width, height, channels: 3 as const, background: '#000' },
  limitInputPixels: false,
});

const zipped = (start: string, megabytes: number) =>
  Buffer.concat([Buffer.from(start, 'latin1'), deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 1 })]);

async function movingPictures(): Promise<HostileFile[]> {
  const one = await png({ width: 64, height: 64 });
  const frames = await sharp(Array(60).fill(one), { join: { animated: true } })
    .webp()
    .toBuffer();
  return [
    { what: 'GIF of 20,000 frames', bytes: gifDeclaring(2000, 2000, 20_000), mayBeTaken: true },
    { what: 'GIF of 5,000 frames too large each', bytes: gifDeclaring(30_000, 30_000, 5000) },
    { what: 'WebP of 60 frames', bytes: frames, mayBeTaken: true },
  ];
}

function polyglots(pictures: Record<'jpeg' | 'png' | 'webp' | 'gif', Buffer>): HostileFile[] {
  const script = Buffer.from(SCRIPT);
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script]);
  const { jpeg: photo } = pictures;
  return [
    { what: 'GIF that is JavaScript', bytes: Buffer.from('GIF89a/*\0\0*/=1;alert(1)//') },
    { what: 'GIF that is JavaScript, as a document', bytes: Buffer.from('GIF89a=1;alert(1)'), kind: 'document' },
    ...Object.entries(pictures).map(([format, bytes]) => ({
      what: `${format} with a page behind it`,
      bytes: Buffer.concat([bytes, script]),
      mayBeTaken: true as const,
    })),
    ...Object.entries(pictures).map(([format, bytes]) => ({
      what: `${format} with a zip file behind it`,
      bytes: Buffer.concat([bytes, docx()]),
      mayBeTaken: true as const,
    })),
    {
      what: 'JPEG with a page as comment',
      bytes: Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]),
      mayBeTaken: true,
    },
    {
      what: 'PNG with a page as text',
      bytes: pngWithChunk(pictures.png, 'tEXt', Buffer.from(`a\0${SCRIPT}`)),
      mayBeTaken: true,
    },
    {
      what: 'PNG with PHP as text',
      bytes: pngWithChunk(pictures.png, 'tEXt', Buffer.from('a\0<?php system($_GET[0]);')),
      mayBeTaken: true,
    },
    { what: 'PDF that is a page', bytes: pdf(SCRIPT), kind: 'document', mayBeTaken: true },
    {
      what: 'PDF that runs a script',
      bytes: pdf('<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'),
      kind: 'document',
      mayBeTaken: true,
    },
    { what: 'page in front of a PDF', bytes: Buffer.concat([Buffer.from(SCRIPT), pdf()]), kind: 'document' },
    { what: 'page in front of a picture', bytes: Buffer.concat([script, pictures.png]) },
    { what: 'PDF as a picture', bytes: pdf(SCRIPT) },
  ];
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';

/** Each as a picture and as a document. */
const markup = (): HostileFile[] =>
  [
    `${SVG} onload="alert(1)"/>`,
    `\uFEFF${SVG}>${SCRIPT}</svg>`,
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${SVG}>&b;</svg>`,
    `${SVG}><image href="file:///etc/passwd"/></svg>`,
    `${SVG}><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></svg>`,
    `<!doctype html>${SCRIPT}`,
    `\n\n   <HTML>${SCRIPT}`,
    `<!-- GIF89a -->${SCRIPT}`,
    SCRIPT,
    '<?php echo shell_exec($_GET["c"]); ?>',
    '<html xmlns="http://www.w3.org/1999/xhtml"><body onload="alert(1)"/></html>',
  ].flatMap((text, at) =>
    (['image', 'document'] as const).map((kind) => ({
      what: `markup ${at} as ${kind}`,
      bytes: Buffer.from(text),
      name: kind === 'image' ? 'bilde.svg' : 'notat.txt',
      kind,
    })),
  );

const wrongTypes = (): HostileFile[] =>
  Object.entries({
    'a Windows program': 'MZ\x90\0\x03\0',
    'a Linux program': '\x7fELF\x02\x01\x01\0',
    'a Java class': '\xca\xfe\xba\xbe\0\0\0\x34',
    WebAssembly: '\0asm\x01\0\0\0',
    'a film': '\0\0\0\x18ftypmp42\0\0\0\0',
    'an iPhone picture': '\0\0\0\x18ftypheic\0\0\0\0',
    'a bitmap': 'BM\x36\0\0\0\0\0\0\0',
    'a TIFF': 'II*\0\x08\0\0\0',
    'an icon': '\0\0\x01\0\x01\0\x10\x10',
    'a Photoshop file': '8BPS\0\x01\0\0\0\0',
    'a sound': 'ID3\x04\0\0\0\0\0\0',
    'a RIFF that is no picture': 'RIFF\x24\0\0\0WAVEfmt ',
    Flash: 'CWS\x09\0\0\0\0',
    'an old letter': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'a 7z archive': '7z\xbc\xaf\x27\x1c\0\x04',
    'a shortcut': 'L\0\0\0\x01\x14\x02\0',
  }).flatMap(([what, start]) =>
    (['image', 'document'] as const).map((kind) => ({
      what: `${what} as ${kind}`,
      bytes: Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(200)]),
      kind,
    })),
  );

/** What the sender says of a file counts for nothing, either way. */
const lies = (picture: Buffer): HostileFile[] => [
  ...['text/html', 'image/svg+xml', 'text/javascript', 'application/x-msdownload', 'image/png"; x="'].map((type) => ({
    what: `a picture said to be ${type}`,
    bytes: picture,
    type,
    mayBeTaken: true as const,
  })),
  { what: 'a page said to be a picture', bytes: Buffer.from(`<html>${SCRIPT}`), name: 'a.png', type: 'image/png' },
  { what: 'an SVG said to be a picture', bytes: Buffer.from(`${SVG}/>`), name: 'a.jpg', type: 'image/jpeg' },
  { what: 'a packed SVG', bytes: gzipSync(Buffer.from(`${SVG}/>`)), name: 'a.svgz', type: 'image/svg+xml' },
  { what: 'nothing, said to be a picture', bytes: Buffer.alloc(0), name: 'a.png', type: 'image/png' },
  { what: 'nothing, said to be a document', bytes: Buffer.alloc(0), name: 'a.pdf', kind: 'document' },
];

async function placedPhotographs(picture: Buffer): Promise<HostileFile[]> {
  const turned = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => photograph({ orientation })));
  const placed = sharp(await photograph()).keepExif();
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>60,23.5N</exif:GPSLatitude></x:xmpmeta>';
  return [
    ...turned.map((bytes, at) => ({
      what: `a photograph with its place, turned ${at + 1}`,
      bytes,
      mayBeTaken: true as const,
    })),
    { what: 'a PNG with its place', bytes: await placed.clone().png().toBuffer(), mayBeTaken: true },
    { what: 'a WebP with its place', bytes: await placed.clone().webp().toBuffer(), mayBeTaken: true },
    {
      what: 'a picture with its place as XMP',
      bytes: await sharp(picture).withXmp(xmp).jpeg().toBuffer(),
      mayBeTaken: true,
    },
  ];
}

function documents(): HostileFile[] {
  const part = (file: ZipFile, what: string): HostileFile => ({ what, bytes: docx([file]), kind: 'document' });
  return [
    { what: 'the harmless virus', bytes: Buffer.from(EICAR), kind: 'document', mayBeTaken: true, name: 'eicar.com' },
    part({ name: 'word/vbaProject.bin' }, 'a letter with macros'),
    part({ name: 'word/a.xml', declaredBytes: 4_000_000_000 }, 'a letter of 4 GB'),
    part({ name: '../../../etc/cron.d/x' }, 'a letter that climbs'),
    part({ name: '/etc/passwd' }, 'a letter from the top'),
    part({ name: '..\\..\\x' }, 'a letter that climbs on Windows'),
    part({ name: 'a\0b' }, 'a letter with a NUL'),
    part({ name: 'x', isEncrypted: true }, 'a locked letter'),
    {
      what: 'a letter in a million parts',
      bytes: docx(Array.from({ length: 2500 }, (_, at) => ({ name: `${at}` }))),
      kind: 'document',
    },
    { what: 'an archive', bytes: zip([{ name: 'a.exe', content: 'MZ' }]), kind: 'document' },
    { what: 'an archive as a picture', bytes: docx() },
    { what: 'a spreadsheet', bytes: odt('application/vnd.oasis.opendocument.spreadsheet'), kind: 'document' },
    { what: 'a letter cut in half', bytes: docx().subarray(0, 80), kind: 'document' },
    { what: 'a PDF cut in half', bytes: pdf('x'.repeat(5000)).subarray(0, 2000), kind: 'document' },
  ];
}

const NAMES = [
  '../../../../etc/passwd',
  '..\\..\\windows\\system32\\x.dll',
  '/etc/shadow',
  'a\0.png',
  'ann\u202Egpj.exe',
  `${'a'.repeat(500)}.png`,
  'å'.repeat(500),
  '<img src=x onerror=alert(1)>.png',
  'a.png; filename=b.html',
  'a\r\n.png',
  'CON',
  '.htaccess',
  '%2e%2e%2fetc%2fpasswd',
  '\u{1F600}'.repeat(150),
  "'; drop table upload; --.png",
  'x.html',
];

const nameTricks = (bytes: Buffer): HostileFile[] =>
  NAMES.map((name) => ({
    what: `a picture called ${JSON.stringify(name.slice(0, 40))}`,
    bytes,
    name,
    mayBeTaken: true,
  }));
