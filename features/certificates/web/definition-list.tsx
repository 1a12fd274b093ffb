import { PlusIcon } from '@navikt/aksel-icons';
import { type ComponentType, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { certificateTexts } from '../texts/token.ts';
import { CertificateFormDialog } from './certificate-form-dialog.tsx';
import styles from './certificates.module.css';
import { DefinitionRow } from './definition-row.tsx';
import type { DocumentsFieldProps } from './documents-field-props.ts';
import { ShareDialog } from './share-dialog.tsx';
import { type Definition, useDefinitions } from './use-definitions.ts';

type Asked = { what: 'new' } | { what: 'edit' | 'share'; certificate: Definition };

type DefinitionListProps = {
  /** Null for the municipality's own. */
  organisationId: string | null;
  mayDefine: boolean;
  /** DLG-02, which the program asks in its own words. */
  askDelete: (name: string) => Promise<boolean>;
  onGive?: (certificateId: string) => void;
  DocumentsField: ComponentType<DocumentsFieldProps>;
};

/** CER-01: what an organisation or the municipality gives; its own can be changed, shared and deleted. */
export function DefinitionList({ organisationId, mayDefine, askDelete, onGive, DocumentsField }: DefinitionListProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.definitions;
  const own = organisationId === null ? texts.municipal : words;
  const [asked, setAsked] = useState<Asked | null>(null);
  const { definitions, isPending, isError, readAgain } = useDefinitions(organisationId);
  const add = (
    <Button variant="secondary" icon={<PlusIcon aria-hidden />} onClick={() => setAsked({ what: 'new' })}>
      {words.add}
    </Button>
  );
  const close = () => setAsked(null);
  return (
    <>
      {definitions?.length === 0 ? (
        <EmptyState title={words.empty} actions={mayDefine ? add : undefined}>
          {mayDefine ? own.empty_text.define : own.empty_text.give}
        </EmptyState>
      ) : (
        <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="sertifikatene">
          <SectionHeading id="sertifikatene" title={own.title} action={mayDefine && definitions ? add : undefined} />
          {isPending ? <Skeleton shape="block" /> : null}
          {isError ? <FailedPart text={words.failed} onTryAgain={readAgain} /> : null}
          <ul className={styles.rows}>
            {definitions?.map((certificate) => (
              <DefinitionRow
                key={certificate.id}
                {...{ organisationId, certificate, askDelete }}
                onGive={() => onGive?.(certificate.id)}
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
