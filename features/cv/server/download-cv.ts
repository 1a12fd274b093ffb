import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { CvPaperId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { PAPER_TEXTS } from '../texts/paper/texts-for.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { describePaper, type PaperSheet } from './describe-paper.ts';
import { sealFile } from './file-seal.ts';
import { cvFacts } from './own-cv.ts';
import { ALL_PARTS, contentFor, readContent } from './paper-content.ts';
import { fingerprintOf, ownPaper, paperUrl, shownPaper } from './paper-rows.ts';

/** USR-03: a paper as it was signed, for the user whose it is; without one everything, for themselves. */
export async function downloadCv(
  context: Context,
  origins: OriginSettings,
  paperId: CvPaperId | undefined,
): Promise<HandedFile> {
  return paperId === undefined ? unsignedFile(context) : signedFile(context, origins, paperId);
}

async function unsignedFile(context: Context): Promise<HandedFile> {
  const { language, now, tenant } = context;
  const content = contentFor(await cvFacts(context), ALL_PARTS, tenant.name);
  return pdf(PAPER_TEXTS[language].file_name, await drawn(describePaper(content, { language, now, signed: null })));
}

async function signedFile(context: Context, origins: OriginSettings, id: CvPaperId): Promise<HandedFile> {
  const row = await ownPaper(context, id);
  const { content, language, created_at, expires_at, file_key } = row;
  if (shownPaper(context, row, origins).state !== 'genuine' || content === null) {
    refuse('conflict', REFUSALS[context.language].no_longer);
  }
  const signed = { address: paperUrl(row, origins), fingerprint: fingerprintOf(content), created_at, expires_at };
  const sheet = describePaper(readContent(content), { language, now: context.now, signed });
  return pdf(PAPER_TEXTS[language].file_name, sealFile(await drawn(sheet), file_key));
}

/** The library behind it is loaded when a user wants one: a start would pay for it each time. */
const drawn = async (sheet: PaperSheet): Promise<Buffer> => (await import('./paper-pdf.ts')).paperPdf(sheet);

const pdf = (name: string, bytes: Uint8Array): HandedFile => ({ name: `${name}.pdf`, type: 'application/pdf', bytes });
