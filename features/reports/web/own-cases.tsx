import { usePortal } from '#features/portal/web/portal.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { OwnCase } from '../contract.ts';
import { reportTexts } from '../texts/token.ts';
import { listAboutMe, listMyReports } from './calls.ts';
import { OwnCaseCard } from './own-case-card.tsx';

const query = { page: 1, perPage: 50 };

/** What the user has reported, and what was decided about them, with the way to appeal. Nothing where there is none. */
export function OwnCases() {
  const { own: texts } = useTexts(reportTexts);
  const mine = useAnswer(listMyReports, { query });
  const about = useAnswer(listAboutMe, { query });
  return (
    <>
      <CaseSection id="saker" title={texts.mine} cases={mine.data?.data ?? []} />
      <CaseSection id="avgjort" title={texts.about} cases={about.data?.data ?? []} />
    </>
  );
}

function CaseSection({ id, title, cases }: { id: string; title: string; cases: readonly OwnCase[] }) {
  const { now } = usePortal();
  if (cases.length === 0) return null;
  return (
    <section className="nb-stack" aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      {cases.map((one) => (
        <OwnCaseCard key={one.id} ownCase={one} now={now} />
      ))}
    </section>
  );
}
