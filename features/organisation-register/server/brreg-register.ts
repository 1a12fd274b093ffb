import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { municipalityById } from '#features/municipalities/register.ts';
import { findPostalPlace } from '#features/municipalities/server/public.ts';
import type { RegisterEntry } from '../contract.ts';
import { nameAsWritten } from './name-as-written.ts';
import type { OrganisationRegister, RegisterFinding } from './organisation-register.ts';

type BrregOptions = {
  /** `https://data.brreg.no/enhetsregisteret/api`; only the number after it varies. */
  url: string;
  timeoutMs?: number;
  /** Hears why the register could not be asked; the person hears that they can go on without it. */
  onTrouble(error: unknown): void;
};

const TIMEOUT_MS = 3000;
const HOUR_MS = 3_600_000;
const KEPT_MS = 24 * HOUR_MS;
/** A user may have just registered, and tries again. */
const UNKNOWN_KEPT_MS = HOUR_MS / 6;
const MAX_KEPT = 2000;
const MAX_ANSWER_BYTES = 1_000_000;

/** Enhetsregisteret in Brønnøysund (open, NLOD). It is sent the number, and nothing about the user. */
export function brregRegister({ url, timeoutMs = TIMEOUT_MS, onTrouble }: BrregOptions): OrganisationRegister {
  const kept = new LRUCache<string, RegisterFinding>({
    max: MAX_KEPT,
    ttl: KEPT_MS,
    fetchMethod: async (number, _stale, { options }) => {
      const finding = await ask(`${url.replace(/\/$/, '')}/enheter/${number}`, number, timeoutMs);
      if (finding.outcome === 'unknown') options.ttl = UNKNOWN_KEPT_MS;
      return finding;
    },
  });
  return async (number) => {
    if (!/^\d{9}$/.test(number)) return { outcome: 'unknown', entry: null };
    try {
      return await kept.forceFetch(number);
    } catch (error) {
      onTrouble(error);
      return { outcome: 'unavailable', entry: null };
    }
  };
}

async function ask(address: string, number: string, timeoutMs: number): Promise<RegisterFinding> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    // The settings name whom we ask; an answer cannot name another.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 200) return findingOf(await readText(response), number);
  await response.body?.cancel();
  if (response.status === 404) return { outcome: 'unknown', entry: null };
  if (response.status === 410) return { outcome: 'deleted', entry: null };
  throw new Error(`The register of organisations answered ${response.status}.`);
}

const text = z.string().max(500);
const address = z.object({
  adresse: z.array(text.nullable()).max(10).nullish(),
  postnummer: text.nullish(),
  poststed: text.nullish(),
  kommunenummer: text.nullish(),
});

const unit = z.object({
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  navn: text.min(1),
  organisasjonsform: z.object({ kode: text.min(1), beskrivelse: text.nullish() }),
  forretningsadresse: address.nullish(),
  postadresse: address.nullish(),
  hjemmeside: text.nullish(),
  vedtektsfestetFormaal: z.array(z.string().max(5000).nullable()).max(100).nullish(),
  stiftelsesdato: z.iso.date().nullish(),
  registrertIFrivillighetsregisteret: z.boolean().nullish(),
  konkurs: z.boolean().nullish(),
  underAvvikling: z.boolean().nullish(),
  underTvangsavviklingEllerTvangsopplosning: z.boolean().nullish(),
  slettedato: z.iso.date().nullish(),
});

function findingOf(json: string, number: string): RegisterFinding {
  const found = unit.parse(JSON.parse(json));
  if (found.organisasjonsnummer !== number)
    throw new Error('The register of organisations answered about another one.');
  const entry = entryOf(found);
  return { outcome: entry.is_deleted ? 'deleted' : 'found', entry };
}

function entryOf(found: z.infer<typeof unit>): RegisterEntry {
  const place = found.forretningsadresse ?? found.postadresse;
  return {
    number: found.organisasjonsnummer,
    name: nameAsWritten(found.navn),
    form: { key: found.organisasjonsform.kode, name: found.organisasjonsform.beskrivelse ?? '' },
    address: place ? addressAsWritten(place) : null,
    municipality_id: municipalityOf(place?.kommunenummer),
    website: websiteOf(found.hjemmeside),
    purpose: found.vedtektsfestetFormaal?.filter(Boolean).join(' ').trim() || null,
    founded_on: found.stiftelsesdato ?? null,
    is_voluntary: found.registrertIFrivillighetsregisteret ?? false,
    is_bankrupt: found.konkurs ?? false,
    is_dissolving: Boolean(found.underAvvikling || found.underTvangsavviklingEllerTvangsopplosning),
    is_deleted: Boolean(found.slettedato),
  };
}

function addressAsWritten({ adresse, postnummer, poststed }: z.infer<typeof address>): string | null {
  const town = postnummer ? (findPostalPlace(postnummer)?.place ?? nameAsWritten(poststed ?? '')) : null;
  const lines = [...(adresse ?? []), town ? `${postnummer} ${town}` : null].filter(Boolean);
  return lines.length > 0 ? lines.join(', ').slice(0, 300) : null;
}

/** Only one of ours: Svalbard is none, and municipalities are merged. */
function municipalityOf(number: string | null | undefined): string | null {
  if (!number || !/^\d{4}$/.test(number)) return null;
  return municipalityById(Number(number)) ? String(Number(number)) : null;
}

/** People write theirs without https in front; what a browser may not open is left out. */
function websiteOf(written: string | null | undefined): string | null {
  if (!written) return null;
  const website = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`);
  return website && /^https?:$/.test(website.protocol) && website.hostname.includes('.') ? website.href : null;
}

/** Stops reading when it is more than such an answer can be. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let read = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('The answer of the register of organisations is too large.');
    read += decoder.decode(chunk, { stream: true });
  }
  return read + decoder.decode();
}
