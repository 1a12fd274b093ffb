import { PaperplaneIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { SavedLine } from '#features/portal/web/saved-line.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmationDialog } from '#ui/confirmation-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OpenedPortal } from '../contract.ts';
import { studioTexts } from '../texts/token.ts';
import { discardPortalDraft, listPortals, openPortal, publishPortal } from './calls.ts';
import styles from './publish-bar.module.css';
import type { StudioDraft } from './use-studio-draft.ts';

type PublishBarProps = { portal: OpenedPortal; draft: StudioDraft; changes: number };

const CHANGED = [openPortal, listPortals];

/** Whether the draft is safe, and what can be done with it. */
export function PublishBar({ portal, draft, changes }: PublishBarProps) {
  const texts = useTexts(studioTexts);
  const { publish: words } = texts;
  const { showToast } = useToasts();
  const call = useCall();
  const [isAsking, setIsAsking] = useState(false);
  const params = { key: portal.key };
  const publishing = useAction(
    async (_input, { keyOf }) => {
      if (!(await draft.saver.flush())) return false;
      const body = { revision: draft.revision(), reason: null, publish_at: null };
      await call(publishPortal, { params, body, key: keyOf(body) });
      return true;
    },
    { invalidates: CHANGED, isToldInToast: true },
  );
  const discarding = useAction(() => call(discardPortalDraft, { params }), {
    invalidates: CHANGED,
    isToldInToast: true,
  });

  async function publish() {
    if ((await publishing.run())?.result) showToast({ tone: 'success', title: words.published });
  }

  async function discard() {
    const done = await discarding.run();
    setIsAsking(false);
    if (done) showToast({ tone: 'success', title: words.discarded });
  }

  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        <strong>{texts.difference.count(changes)}</strong>
        <SavedLine state={draft.saving} texts={texts.saving} />
      </div>
      <Button variant="secondary" disabled={portal.draft === null} onClick={() => setIsAsking(true)}>
        {words.discard}
      </Button>
      <Button
        icon={<PaperplaneIcon aria-hidden />}
        disabled={changes === 0 && portal.versions.length > 0}
        isLoading={publishing.isPending}
        onClick={() => void publish()}
      >
        {words.now}
      </Button>
      <ConfirmationDialog
        isOpen={isAsking}
        title={words.discard_question}
        text={words.discard_text}
        confirmLabel={words.discard_yes}
        cancelLabel={words.discard_no}
        closeLabel={words.close}
        tone="danger"
        isPending={discarding.isPending}
        onConfirm={() => void discard()}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
