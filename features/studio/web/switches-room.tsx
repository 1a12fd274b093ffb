import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ListedPortal } from '../contract.ts';
import { PORTAL_SWITCHES } from '../rules.ts';
import { studioTexts } from '../texts/token.ts';
import { listPortals } from './calls.ts';

/** DSH-02: what can be switched on in a portal, what each does, and where it is on. It is changed in the studio. */
export function SwitchesRoom() {
  const { switches: texts } = useTexts(studioTexts);
  const answer = useAnswer(listPortals, { query: {} });
  // One that was never published is seen by nobody.
  const portals = answer.data?.data.portals.filter(({ number }) => number !== null) ?? [];
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading title={texts.title} lead={texts.lead} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && portals.length === 0 ? (
        <EmptyState title={texts.none.title} level={3}>
          {texts.none.text}
        </EmptyState>
      ) : null}
      {portals.length > 0
        ? PORTAL_SWITCHES.map((name) => <SwitchPanel key={name} name={name} portals={portals} />)
        : null}
    </section>
  );
}

type SwitchPanelProps = { name: (typeof PORTAL_SWITCHES)[number]; portals: readonly ListedPortal[] };

function SwitchPanel({ name, portals }: SwitchPanelProps) {
  const { switches: texts, flags } = useTexts(studioTexts);
  const isOn = ({ switches }: ListedPortal) => switches.includes(name);
  const [on, off] = [portals.filter(isOn), portals.filter((portal) => !isOn(portal))];
  return (
    <article className="nb-panel nb-stack">
      <h3>{flags[name].name}</h3>
      <p>{flags[name].says}</p>
      {on.length > 0 ? <PortalNames title={texts.on(on.length)} portals={on} /> : <p>{texts.nowhere}</p>}
      {off.length > 0 ? <PortalNames title={texts.off(off.length)} portals={off} /> : <p>{texts.everywhere}</p>}
    </article>
  );
}

function PortalNames({ title, portals }: { title: string; portals: readonly ListedPortal[] }) {
  return (
    <Accordion title={title}>
      <ul className="nb-stack">
        {portals.map(({ key, name }) => (
          <li key={key}>
            <TextLink href={`${officePaths.studio}?${new URLSearchParams({ portal: key })}`}>
              {name} ({key})
            </TextLink>
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
