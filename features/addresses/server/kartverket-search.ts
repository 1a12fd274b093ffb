import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { findPostalPlace } from '#features/municipalities/server/public.ts';
import type { AddressSearch, FoundAddress } from './address-search.ts';

type KartverketOptions = {
  /** `https://ws.geonorge.no/adresser/v1/sok`; only the question after it varies. */
  url: string;
  timeoutMs?: number;
};

const TIMEOUT_MS = 3000;
const KEPT_MS = 5 * 60_000;
const MAX_KEPT = 500;
/** More than are shown, so that the portal's own municipality is among them. */
const MAX_HITS = 50;
const MAX_ANSWER_BYTES = 500_000;

/** Kartverket's open register of addresses (CC BY 4.0). It is sent the words of the search, and nothing about the user. */
export function kartverketSearch({ url, timeoutMs = TIMEOUT_MS }: KartverketOptions): AddressSearch {
  const kept = new LRUCache<string, readonly FoundAddress[]>({
    max: MAX_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (question) => {
      const response = await fetch(addressOf(url, question), {
        headers: { accept: 'application/json' },
        // The settings name whom we ask; an answer cannot name another.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The address register answered ${response.status}.`);
      }
      return readAnswer(await readText(response));
    },
  });
  return async (words) => {
    const question = questionOf(words);
    return question === '' ? [] : kept.forceFetch(question);
  };
}

function addressOf(base: string, question: string): URL {
  const url = new URL(base);
  // The last word may be half written.
  url.searchParams.set('sok', `${question}*`);
  url.searchParams.set('fuzzy', 'true');
  url.searchParams.set('treffPerSide', String(MAX_HITS));
  url.searchParams.set('side', '0');
  url.searchParams.set('utkoordsys', '4326');
  return url;
}

/** Letters, numbers and what stands in names; the register's own signs, such as *, are ours to set. */
const questionOf = (words: string): string =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}'’./-]+/gu, ' ')
    .trim();

const text = z.string().max(200);

const hit = z.object({
  adressetekst: text.min(1),
  postnummer: z.string().regex(/^\d{4}$/),
  poststed: text,
  kommunenummer: z.string().regex(/^\d{4}$/),
  representasjonspunkt: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }).nullish(),
});

const answer = z.object({ adresser: z.array(hit).max(MAX_HITS) });

function readAnswer(json: string): FoundAddress[] {
  const found = answer.parse(JSON.parse(json)).adresser.map(foundAddress);
  return [...new Map(found.map((each) => [each.address, each])).values()];
}

function foundAddress({
  adressetekst,
  postnummer,
  poststed,
  kommunenummer,
  representasjonspunkt: point,
}: z.infer<typeof hit>): FoundAddress {
  return {
    address: `${adressetekst}, ${postnummer} ${findPostalPlace(postnummer)?.place ?? inSmallLetters(poststed)}`,
    lat: point?.lat ?? null,
    lng: point?.lon ?? null,
    municipality_id: Number(kommunenummer),
  };
}

/** The register shouts: 'MO I RANA' is 'Mo i Rana'. */
const inSmallLetters = (place: string): string =>
  place
    .toLocaleLowerCase('nb')
    .replaceAll(/(?<![\p{L}\p{M}])(?!(?:i|på|og)(?!\p{L}))\p{L}/gu, (letter) => letter.toLocaleUpperCase('nb'));

/** Stops reading when it is more than such an answer can be. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer of the address register is too large.');
    read += decoder.decode(chunk, { stream: true });
  }
  return read + decoder.decode();
}
