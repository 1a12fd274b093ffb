import { inputDate } from '#platform/language/date-forms.ts';
import { clock, shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import type { Locale } from '#platform/language/locale.ts';
import { roleName, rolePeriod } from '../role-words.ts';
import { hoursOf, shortPrint } from '../rules.ts';
import { PAPER_TEXTS, type PaperTexts } from '../texts/paper/texts-for.ts';
import type { PaperContent } from './paper-content.ts';

export type SheetSection = { heading: string; rows: { left: string; right: string }[]; none: string };

/** What is printed, in words. */
export type PaperSheet = {
  language: Locale;
  title: string;
  brand: string;
  /** Whose portal it is from. */
  issuer: string;
  name: string;
  since: string;
  /** Stands out. */
  hours: string;
  sections: SheetSection[];
  source: string;
  /** Where the page is that says whether it holds; null on what is not signed. */
  code: { address: string; label: string } | null;
  /** The first line stands out. */
  foot: string[];
  made_at: Date;
};

export type Signed = { address: string; fingerprint: string; created_at: string; expires_at: string };

export function describePaper(
  content: PaperContent,
  { language, now, signed }: { language: Locale; now: Date; signed: Signed | null },
): PaperSheet {
  const words = PAPER_TEXTS[language];
  const made = signed ? new Date(signed.created_at) : now;
  return {
    language,
    title: words.title(content.name),
    brand: 'Nabolag',
    issuer: content.issuer,
    name: content.name,
    ...leadOf(content, words, shortDate(made).slice(0, 4)),
    sections: sectionsOf(content, words),
    source: content.hours || content.activities ? words.source : '',
    code: signed && { address: signed.address, label: words.code },
    foot: signed ? footOf(content, words, signed) : [words.unsigned, words.made(inputDate(made), clock(made))],
    made_at: made,
  };
}

function leadOf({ hours }: PaperContent, words: PaperTexts, year: string): Pick<PaperSheet, 'since' | 'hours'> {
  if (!hours) return { since: '', hours: '' };
  const { total_minutes, this_year_minutes, since } = hours;
  return {
    since: since === null ? '' : words.since(since),
    hours: words.in_all(hoursOf(total_minutes), hoursOf(this_year_minutes), year),
  };
}

function sectionsOf({ hours, activities, roles, certificates }: PaperContent, words: PaperTexts): SheetSection[] {
  const section = (heading: string, rows: SheetSection['rows'] | undefined): SheetSection[] =>
    rows ? [{ heading, rows, none: words.none }] : [];
  return [
    ...section(
      words.sections.roles,
      roles?.map((role) => ({
        left: `${roleName(role, words)} · ${role.organization}`,
        right: rolePeriod(role, words),
      })),
    ),
    ...section(
      words.sections.certificates,
      certificates?.map(({ name, organization, ...days }) => ({
        left: `${name} · ${organization}`,
        right: certificateDays(days, words),
      })),
    ),
    ...section(
      words.sections.hours,
      hours?.by_organization.map(({ name, minutes }) => ({
        left: name ?? words.nobody,
        right: words.hours(hoursOf(minutes)),
      })),
    ),
    ...section(
      words.sections.activities,
      activities?.map(({ name, organization, minutes, last_on }) => ({
        left: organization === null ? name : `${name} · ${organization}`,
        right: words.activity(hoursOf(minutes), inputDate(last_on)),
      })),
    ),
  ];
}

type Days = { start_at: string | null; end_at: string | null; forever: boolean };

const certificateDays = ({ start_at, end_at }: Days, words: PaperTexts): string =>
  start_at === null || end_at === null ? words.forever : words.between(inputDate(start_at), inputDate(end_at));

function footOf({ issuer }: PaperContent, words: PaperTexts, signed: Signed): string[] {
  const lastDay = dayAfter(shortDate(signed.expires_at), -1);
  return [
    words.signed(issuer),
    words.made(inputDate(signed.created_at), clock(signed.created_at)),
    words.holds_until(inputDate(lastDay)),
    words.fingerprint(shortPrint(signed.fingerprint)),
    words.scan,
    signed.address,
  ];
}
