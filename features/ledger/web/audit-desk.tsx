import { DownloadIcon, EyeSlashIcon, ShieldCheckmarkIcon } from '@navikt/aksel-icons';
import { useAction } from '#features/identity/web/use-action.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { shortDate } from '#platform/language/dates.ts';
import { grouped } from '#platform/language/money.ts';
import { useCall } from '#platform/web/call.tsx';
import { handOver } from '#platform/web/hand-over.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { AuditOffice } from '../contract.ts';
import { type LedgerTexts, ledgerTexts } from '../texts/token.ts';
import styles from './audit.module.css';
import { AuditNumbers } from './audit-numbers.tsx';
import { AuditState } from './audit-state.tsx';
import { getJournalFile } from './calls.ts';
import { CheckYourself } from './check-yourself.tsx';
import { Journal } from './journal.tsx';
import type { JournalFilter } from './journal-filter.ts';
import { ProofList } from './proof-list.tsx';
import { useControl } from './use-control.ts';

type AuditDeskProps = { office: AuditOffice; filter: JournalFilter };

/** BEY-08: everything that a municipality's money has done, to be read and worked out again. */
export function AuditDesk({ office, filter }: AuditDeskProps) {
  const texts = useTexts(ledgerTexts);
  const call = useCall();
  const { now } = usePortal();
  const { municipality } = office;
  const control = useControl(office);
  const taking = useAction(
    async () => {
      const file = await call(getJournalFile, { query: { municipality_id: municipality.id } });
      handOver(file as Blob, `journal-${municipality.id}-${shortDate(now)}.jsonl`);
    },
    { isToldInToast: true },
  );
  return (
    <>
      <PageHeader
        title={texts.page_title}
        lead={leadOf(office, texts)}
        actions={
          <>
            <Button
              variant="secondary"
              icon={<DownloadIcon aria-hidden />}
              isLoading={taking.isPending}
              onClick={() => void taking.run()}
            >
              {texts.download}
            </Button>
            <Button
              icon={<ShieldCheckmarkIcon aria-hidden />}
              isLoading={control.isWaiting}
              onClick={() => void control.start()}
            >
              {texts.control.again}
            </Button>
          </>
        }
      />
      <p role="status" className={control.isWaiting ? 'nb-muted' : 'nb-sr'}>
        {control.isWaiting ? texts.control.ordered : null}
      </p>
      <AuditState office={office} />
      <AuditNumbers office={office} />
      <div className={styles.desk}>
        <Journal municipalityId={municipality.id} filter={filter} />
        <aside className="nb-stack nb-gap-m">
          <ProofList office={office} />
          <CheckYourself />
          <p className={styles.rights}>
            <EyeSlashIcon aria-hidden />
            {texts.rights}
          </p>
        </aside>
      </div>
    </>
  );
}

function leadOf({ postings, last, broken_links }: AuditOffice, { lead: texts }: LedgerTexts): string {
  if (postings === 0) return texts.none;
  if (!last) return texts.unknown(grouped(postings));
  return broken_links > 0 ? texts.broken(grouped(postings)) : texts.whole(grouped(postings));
}
