import { trimEndOf } from '#platform/language/trim-end.ts';

type MessagePiece = { position: number; text: string; isLink: boolean };

const WEB_ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** The text in pieces, so that addresses can be followed. A full stop after an address belongs to the sentence. */
export function splitMessage(text: string): MessagePiece[] {
  let position = 0;
  return text
    .split(WEB_ADDRESS)
    .flatMap((piece) => (WEB_ADDRESS.test(piece) ? beforeStop(piece) : [piece]))
    .filter((piece) => piece !== '')
    .map((piece) => {
      const found = { position, text: piece, isLink: WEB_ADDRESS.test(piece) };
      position += piece.length;
      return found;
    });
}

function beforeStop(address: string): string[] {
  const bare = trimEndOf(address, '.,;:!?)');
  return [bare, address.slice(bare.length)];
}

/** The six digits of a message that brings a code. */
export const codeIn = (text: string): string | undefined => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
