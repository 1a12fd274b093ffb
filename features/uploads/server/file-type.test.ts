import { describe, expect, test } from 'vitest';
import { docx, gif, jpeg, odt, pdf, png, webp, zip } from '#tests/support/files.ts';
import { fileTypeOf } from './file-type.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ODT = 'application/vnd.oasis.opendocument.text';

describe('D-19 what a file is', () => {
  test('D-19 is told by its first bytes', async () => {
    expect(fileTypeOf(await jpeg())).toBe('image/jpeg');
    expect(fileTypeOf(await png())).toBe('image/png');
    expect(fileTypeOf(await webp())).toBe('image/webp');
    expect(fileTypeOf(await gif())).toBe('image/gif');
    expect(fileTypeOf(pdf())).toBe('application/pdf');
    expect(fileTypeOf(docx())).toBe(DOCX);
    expect(fileTypeOf(odt())).toBe(ODT);
    expect(fileTypeOf(Buffer.from('Dugnad på lørdag.\r\nTa med rake!\n'))).toBe('text/plain');
  });

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['only space', Buffer.from(' \n\t')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['HTML after a mark and space', Buffer.from('\uFEFF  \n<html>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['XML', Buffer.from('<?xml version="1.0"?><svg/>')],
    ['a program', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(100)])],
    ['text that is not UTF-8', Buffer.from('bl\xe5b\xe6r', 'latin1')],
    ['text with a NUL', Buffer.from('a\0b')],
    ['a PDF without an end', Buffer.from('%PDF-1.4\n1 0 obj')],
    ['a PDF of no known edition', Buffer.from('%PDF-x\n%%EOF')],
    ['HTML in front of a PDF', Buffer.concat([Buffer.from('<html>'), pdf()])],
    ['a zip of pictures', zip([{ name: 'a.jpg' }])],
    ['a zip without a directory', docx().subarray(0, -22)],
    ['a zip whose directory lies far outside', docx().fill(0xff, docx().length - 6, docx().length - 2)],
    ['a letter with macros', docx([{ name: 'word/vbaProject.bin' }])],
    ['a letter that unpacks into a gigabyte', docx([{ name: 'word/media/a.xml', declaredBytes: 2 ** 30 }])],
    ['a letter that unpacks into its neighbour', docx([{ name: '../../etc/cron.d/x' }])],
    ['a locked letter', docx([{ name: 'word/x.xml', isEncrypted: true }])],
    ['a letter with three thousand parts', docx(Array.from({ length: 3000 }, (_, at) => ({ name: `${at}` })))],
    ['a spreadsheet', odt('application/vnd.oasis.opendocument.spreadsheet')],
  ])('D-19 %s is not taken', (_name, bytes) => {
    expect(fileTypeOf(bytes)).toBeNull();
  });

  test('D-19 a letter that is cut off anywhere is not taken, and breaks nothing', () => {
    const whole = docx();
    for (let length = 0; length < whole.length; length += 1)
      expect(fileTypeOf(whole.subarray(0, length))).not.toBe(DOCX);
  });
});
