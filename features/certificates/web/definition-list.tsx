import { PlusIcon } from '@navikt/aksel-icons';
import { type ComponentType, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { OrganisationCertificate } from '../contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { listOrganisationCertificates } from './calls.ts';
import { CertificateFormDialog } from './certificate-form-dialog.tsx';
import styles from './certificates.module.css';
import { DefinitionRow } from './definition-row.tsx';
import type { DocumentsFieldProps } from './documents-field-props.ts';
import { ShareDialog } from './share-dialog.tsx';

type Asked = { what: 'new' } | { what: 'edit' | 'share'; certificate: OrganisationCertificate };

type DefinitionListProps = {
  organisationId: string;
  mayDefine: boolean;
  /** DLG-02, which the program asks in its own words. */
  askDelete: (name: string) => Promise<boolean>;
  onGive: (certificateId: string) => void;
  DocumentsField: ComponentType<DocumentsFieldProps>;
};

/** CER-01: what an organisation gives; its own can be changed, shared and deleted. */
export function DefinitionList({ organisationId, mayDefine, askDelete, onGive, DocumentsField }: DefinitionListProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.definitions;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, isPending, isError, refetch } = useAnswer(listOrganisationCertificates, {
    params: { id: organisationId },
  });
  const certificates = data?.data ?? [];
  const add = (
    <Button variant="secondary" icon={<PlusIcon aria-hidden />} onClick={() => setAsked({ what: 'new' })}>
      {words.add}
    </Button>
  );
  const close = () => setAsked(null);
  return (
    <>
      {data && certificates.length === 0 ? (
        <EmptyState title={words.empty} actions={mayDefine ? add : undefined}>
          {mayDefine ? words.empty_text.define : words.empty_text.give}
        </EmptyState>
      ) : (
        <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="sertifikatene">
          <SectionHeading id="sertifikatene" title={words.title} action={mayDefine && data ? add : undefined} />
          {isPending ? <Skeleton shape="block" /> : null}
          {isError ? <FailedPart text={words.failed} onTryAgain={() => void refetch()} /> : null}
          <ul className={styles.rows}>
            {certificates.map((certificate) => (
              <DefinitionRow
                key={certificate.id}
                {...{ organisationId, certificate, askDelete }}
                onGive={() => onGive(certificate.id)}
                onAsk={(what) => setAsked({ what, certificate })}
              />
            ))}
          </ul>
        </section>
      )}
      {/* Beside both, so that what is being typed outlives a list that is read again. */}
      {asked === null ? null : asked.what === 'share' ? (
        <ShareDialog organisationId={organisationId} certificate={asked.certificate} onClose={close} />
      ) : (
        <CertificateFormDialog
          organisationId={organisationId}
          certificate={asked.what === 'edit' ? asked.certificate : null}
          DocumentsField={DocumentsField}
          onClose={close}
        />
      )}
    </>
  );
}
