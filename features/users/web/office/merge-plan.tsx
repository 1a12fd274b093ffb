import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { dateInWords } from '#platform/language/when-text.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { unlessDeclined, useProof } from '#platform/web/use-proof.ts';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { MergePreview } from '../../merge-contract.ts';
import { MAX_REASON_LENGTH } from '../../rules.ts';
import { accountOfficeTexts } from '../../texts/office/token.ts';
import { getAccount, mergeAccounts } from './account-calls.ts';
import { MergeLines } from './merge-lines.tsx';

type MergePlanProps = {
  plan: MergePreview;
  onSwap: () => void;
  /** Something has changed since it was read. */
  onLookAgain: () => void;
  onMerged: (kept: MergePreview['kept']['id']) => void;
};

/** What merging two accounts does, by kind; or what stops it. */
export function MergePlan({ plan, onSwap, onLookAgain, onMerged }: MergePlanProps) {
  const { merge: texts } = useTexts(accountOfficeTexts);
  const call = useCall();
  const withProof = useProof();
  const { showToast } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const { kept, gone, lines, takes, stops, digest } = plan;
  const merging = useAction(
    async (reason: string) => {
      try {
        const isDone = await unlessDeclined(() =>
          withProof(() => call(mergeAccounts, { params: { id: kept.id }, body: { gone: gone.id, digest, reason } })),
        );
        if (!isDone) return;
        showToast({ tone: 'success', title: texts.done });
        onMerged(kept.id);
      } catch (error) {
        onLookAgain();
        throw error;
      } finally {
        setIsAsking(false);
      }
    },
    { invalidates: [getAccount], isToldInToast: true },
  );
  const taken = [takes.email, takes.phone].filter((address) => address !== null);
  return (
    <>
      <div className="nb-results">
        <div className="nb-cards">
          <MergedAccount title={texts.kept} account={kept} />
          <MergedAccount title={texts.gone} account={gone} />
        </div>
      </div>
      <div>
        <Button variant="secondary" isSmall onClick={onSwap}>
          {texts.swap}
        </Button>
      </div>
      {stops.length > 0 ? (
        <Notice tone="danger" title={texts.stopped} isLive>
          <ul>
            {stops.map((stop) => (
              <li key={stop}>{texts.stops[stop](gone.name, kept.name)}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <>
          {lines.length > 0 ? <MergeLines lines={lines} /> : <p>{texts.nothing}</p>}
          <Notice tone="info">
            {taken.length > 0 ? <p>{texts.takes(taken.join(', '))}</p> : null}
            <p>{texts.ends}</p>
          </Notice>
          <div>
            <Button isDanger onClick={() => setIsAsking(true)}>
              {texts.do}
            </Button>
          </div>
        </>
      )}
      {isAsking ? (
        <ReasonDialog
          title={texts.ask(gone.name, kept.name)}
          text={texts.ask_text}
          texts={texts.form}
          longest={MAX_REASON_LENGTH}
          isPending={merging.isPending}
          error={undefined}
          onSend={(reason) => void merging.run(reason)}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

function MergedAccount({ title, account }: { title: string; account: MergePreview['kept'] }) {
  const { merge: texts } = useTexts(accountOfficeTexts);
  const reading = { moments: useTexts(momentTexts), now: usePortal().now };
  return (
    <div className="nb-panel nb-stack">
      <h3>
        {title}: {account.name}
      </h3>
      <FactList
        facts={[
          { term: texts.facts.email, value: account.email ?? texts.unknown },
          { term: texts.facts.phone, value: account.phone ?? texts.unknown },
          { term: texts.facts.municipality, value: account.municipality ?? texts.unknown },
          { term: texts.facts.since, value: dateInWords(account.created_at, reading) },
        ]}
      />
    </div>
  );
}
