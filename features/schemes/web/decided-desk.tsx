import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OpenedVersion, Scheme, SchemeOffice } from '../contract.ts';
import { estimateIn } from '../form.ts';
import type { SchemeRules } from '../rules.ts';
import { schemeTexts } from '../texts/token.ts';
import { createSchemeVersion, getSchemeOffice, getSchemeVersion, takeBackSchemeVersion } from './calls.ts';
import { EndDialog } from './end-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RulesTable } from './rules-table.tsx';
import styles from './scheme.module.css';
import { SimulationPanel } from './simulation-panel.tsx';
import { VersionHeader } from './version-header.tsx';
import { VersionList } from './version-list.tsx';
import { WhyPanel } from './why-panel.tsx';

type DecidedDeskProps = { office: SchemeOffice; scheme: Scheme; version: OpenedVersion; running: SchemeRules | null };
type Asked = 'publish' | 'end' | null;

/** A version that nobody changes: it waits for a decision, or has been decided on, or is only read here. */
export function DecidedDesk({ office, scheme, version, running }: DecidedDeskProps) {
  const texts = useTexts(schemeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [asked, setAsked] = useState<Asked>(null);
  const { municipality } = office;
  const { rules, can } = version;
  const estimate = estimateIn(version.form, municipality.population);
  const hasOpen = scheme.versions.some(({ state }) => state === 'draft' || state === 'sent');
  const invalidates = [getSchemeOffice, getSchemeVersion];

  const taking = useAction(() => call(takeBackSchemeVersion, { params: { id: version.id } }), { invalidates });
  const beginning = useAction(
    (_: undefined, { keyOf }) =>
      call(createSchemeVersion, { params: { id: scheme.id }, key: keyOf({ after: version.id }) }),
    { invalidates },
  );

  async function takeBack() {
    if (await taking.run()) showToast({ tone: 'success', title: texts.notices.taken_back });
  }

  return (
    <>
      <VersionHeader
        name={scheme.name}
        version={version}
        rules={rules}
        running={running}
        estimate={estimate}
        actions={
          <>
            {can.take_back ? (
              <Button variant="secondary" isLoading={taking.isPending} onClick={() => void takeBack()}>
                {texts.actions.take_back}
              </Button>
            ) : null}
            {can.publish ? <Button onClick={() => setAsked('publish')}>{texts.actions.publish}</Button> : null}
            {can.end ? (
              <Button variant="secondary" onClick={() => setAsked('end')}>
                {texts.actions.end}
              </Button>
            ) : null}
            {office.can.change && !hasOpen ? (
              <Button isLoading={beginning.isPending} onClick={() => void beginning.run(undefined)}>
                {texts.actions.next}
              </Button>
            ) : null}
          </>
        }
      />
      <ActionFailure action={taking} />
      <ActionFailure action={beginning} />
      {version.state === 'sent' && can.take_back && !can.publish ? <Notice>{texts.waits_for_other}</Notice> : null}
      {office.can.change ? null : <Notice>{texts.readers}</Notice>}
      <div className={styles.desk}>
        <section className="nb-stack" aria-label={texts.form_label(version.number)}>
          {rules ? <RulesTable rules={rules} office={office} /> : null}
        </section>
        <aside className={styles.sticky} aria-label={texts.simulation.eyebrow}>
          <SimulationPanel rules={rules} estimate={estimate} running={running} inPlace={municipality.in_place} />
        </aside>
      </div>
      <div className={styles.desk}>
        <WhyPanel rules={rules} municipality={municipality} />
        <VersionList office={office} versions={scheme.versions} open={{ id: version.id, rules }} />
      </div>
      {asked === 'publish' ? <PublishDialog version={version} onClose={() => setAsked(null)} /> : null}
      {asked === 'end' ? <EndDialog version={version} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
