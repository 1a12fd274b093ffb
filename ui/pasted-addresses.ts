/** Good enough to catch what is no address while it is written; the server judges. */
const LOOKS_LIKE_ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]{2,}$/;

export type PastedAddresses = { addresses: string[]; wrong: string[] };

/** Many addresses as people paste them: from a list, a spreadsheet, or 'Kari Bakken <kari@eksempel.no>; …'. */
export function addressesIn(pasted: string): PastedAddresses {
  const parts = pasted
    .split(/[,;\n\r\t]+/)
    .map((part) => /<([^<>]+)>\s*$/.exec(part)?.[1] ?? part)
    .flatMap((part) => (part.includes('@') ? part.trim().split(/\s+/) : [part.trim()]))
    .map((part) => part.replace(/^mailto:/i, '').toLowerCase())
    .filter(Boolean);
  const all = [...new Set(parts)];
  return {
    addresses: all.filter((part) => LOOKS_LIKE_ADDRESS.test(part)),
    wrong: all.filter((part) => !LOOKS_LIKE_ADDRESS.test(part)),
  };
}
