import type { ReactNode } from 'react';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { grouped } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { SchemeVersion } from '../contract.ts';
import { lastDayOf, type SchemeRules, statusOn } from '../rules.ts';
import { type Estimate, simulate } from '../simulation.ts';
import { type SchemeTexts, schemeTexts } from '../texts/token.ts';
import { useDayText } from './use-day-text.ts';

type VersionHeaderProps = {
  name: string;
  version: SchemeVersion;
  rules: SchemeRules | null;
  running: SchemeRules | null;
  estimate: Estimate;
  actions: ReactNode;
};

/** Which version it is, and what it comes to in a sentence. */
export function VersionHeader({ name, version, rules, running, estimate, actions }: VersionHeaderProps) {
  const texts = useTexts(schemeTexts);
  const dayText = useDayText();
  const { now } = usePortal();
  const status = statusOn(version, shortDate(now));
  const firstDay = rules?.starts_on ?? null;
  const lastDay = lastDayOf(version);
  const day = status === 'running' || status === 'past' ? lastDay : firstDay;
  const eyebrow =
    day === null ? texts.eyebrow.draft_undated(version.number) : texts.eyebrow[status](version.number, dayText(day));
  return (
    <PageHeader
      title={name}
      eyebrow={eyebrow}
      lead={rules ? leadOf(rules, running, estimate, texts.lead) : texts.lead.faulty}
      actions={actions}
    />
  );
}

function leadOf(
  rules: SchemeRules,
  running: SchemeRules | null,
  estimate: Estimate,
  texts: SchemeTexts['lead'],
): string {
  const { children, fit } = simulate(rules, estimate);
  if (!running) return texts.fit[fit];
  const more = children - simulate(running, estimate).children;
  const compared = more > 0 ? texts.more(grouped(more)) : more < 0 ? texts.fewer(grouped(-more)) : texts.same;
  return `${compared} ${texts.fit[fit]}`;
}
