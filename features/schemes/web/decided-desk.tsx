import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { ActionFailure } from '#features/portal/web/action-failure.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { estimateIn } from '../form.ts';
import { schemeTexts } from '../texts/token.ts';
import { createSchemeVersion, getSchemeOffice, getSchemeVersion, takeBackSchemeVersion } from './calls.ts';
import { EndDialog } from './end-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RulesTable } from './rules-table.tsx';
import { type OpenDesk, VersionDesk } from './version-desk.tsx';

type Asked = 'publish' | 'end' | null;

/** A version that nobody changes: it waits for a decision, or has been decided on, or is only read here. */
export function DecidedDesk({ office, scheme, version, running }: OpenDesk) {
  const texts = useTexts(schemeTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const [asked, setAsked] = useState<Asked>(null);
  const { rules, can } = version;
  const estimate = estimateIn(version.form, office.municipality.population);
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
      <VersionDesk
        {...{ office, scheme, version, running, rules, estimate }}
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
        notices={
          <>
            <ActionFailure action={taking} />
            <ActionFailure action={beginning} />
            {version.state === 'sent' && can.take_back && !can.publish ? (
              <Notice>{texts.waits_for_other}</Notice>
            ) : null}
            {office.can.change ? null : <Notice>{texts.readers}</Notice>}
          </>
        }
      >
        <section className="nb-stack" aria-label={texts.form_label(version.number)}>
          {rules ? <RulesTable rules={rules} office={office} /> : null}
        </section>
      </VersionDesk>
      {asked === 'publish' ? <PublishDialog version={version} onClose={() => setAsked(null)} /> : null}
      {asked === 'end' ? <EndDialog version={version} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
