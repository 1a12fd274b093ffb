import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import type { OpenedVersion, Scheme, SchemeOffice } from '../contract.ts';
import type { SchemeRules } from '../rules.ts';
import type { Estimate } from '../simulation.ts';
import { schemeTexts } from '../texts/token.ts';
import { SimulationPanel } from './simulation-panel.tsx';
import styles from './version-desk.module.css';
import { VersionHeader } from './version-header.tsx';
import { VersionList } from './version-list.tsx';
import { WhyPanel } from './why-panel.tsx';

export type OpenDesk = { office: SchemeOffice; scheme: Scheme; version: OpenedVersion; running: SchemeRules | null };

type VersionDeskProps = OpenDesk & {
  rules: SchemeRules | null;
  estimate: Estimate;
  actions: ReactNode;
  /** What has to be known first. */
  notices: ReactNode;
  /** The rules themselves, to be read or changed. */
  children: ReactNode;
};

/** BEY-06: a version with what it costs, how it is explained, and what there was before. */
export function VersionDesk(props: VersionDeskProps) {
  const { office, scheme, version, running, rules, estimate, actions, notices, children } = props;
  const { simulation } = useTexts(schemeTexts);
  const { municipality } = office;
  return (
    <>
      <VersionHeader name={scheme.name} {...{ version, rules, running, estimate, actions }} />
      {notices}
      <div className={styles.desk}>
        {children}
        <aside className={styles.sticky} aria-label={simulation.eyebrow}>
          <SimulationPanel rules={rules} estimate={estimate} running={running} inPlace={municipality.in_place} />
        </aside>
      </div>
      <div className={styles.desk}>
        <WhyPanel rules={rules} municipality={municipality} />
        <VersionList office={office} versions={scheme.versions} open={{ id: version.id, rules }} />
      </div>
    </>
  );
}
