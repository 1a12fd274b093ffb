import { PlusIcon } from '@navikt/aksel-icons';
import { type ComponentType, useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type CertificateTexts, certificateTexts } from '../texts/token.ts';
import { CertificateFormDialog } from './certificate-form-dialog.tsx';
import styles from './certificates.module.css';
import type { Definer } from './definer.ts';
import { DefinitionRow } from './definition-row.tsx';
import { DeleteCertificateDialog } from './delete-certificate-dialog.tsx';
import type { DocumentsFieldProps } from './documents-field-props.ts';
import { ShareDialog } from './share-dialog.tsx';
import { type Definition, useDefinitions } from './use-definitions.ts';

type Asked = { what: 'new' } | { what: 'edit' | 'share' | 'delete'; certificate: Definition };

type DefinitionListProps = {
  definer: Definer;
  mayDefine: boolean;
  /** DLG-02, which the program asks in its own words; those who say why are asked here. */
  askDelete?: (name: string) => Promise<boolean>;
  onGive?: (certificateId: string) => void;
  DocumentsField: ComponentType<DocumentsFieldProps>;
};

/** CER-01: what is given by an organisation, in a municipality or everywhere; one's own can be changed, shared and deleted. */
export function DefinitionList({ definer, mayDefine, askDelete, onGive, DocumentsField }: DefinitionListProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.definitions;
  const own = ownWords(texts, definer, mayDefine);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { definitions, isPending, isError, readAgain } = useDefinitions(definer);
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
          {own.empty}
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
                {...{ definer, certificate, askDelete }}
                onGive={() => onGive?.(certificate.id)}
                onAsk={(what) => setAsked({ what, certificate })}
              />
            ))}
          </ul>
        </section>
      )}
      {/* Beside both, so that what is being typed outlives a list that is read again. */}
      {asked === null ? null : asked.what === 'share' ? (
        <ShareDialog definer={definer} certificate={asked.certificate} onClose={close} />
      ) : asked.what === 'delete' ? (
        <DeleteCertificateDialog certificate={asked.certificate} onClose={close} />
      ) : (
        <CertificateFormDialog
          definer={definer}
          certificate={asked.what === 'edit' ? asked.certificate : null}
          DocumentsField={DocumentsField}
          onClose={close}
        />
      )}
    </>
  );
}

function ownWords(texts: CertificateTexts, definer: Definer, mayDefine: boolean): { title: string; empty: string } {
  if (definer.kind === 'platform' && definer.municipality_id === null) return texts.platform.country;
  const { title, empty_text } = definer.kind === 'organisation' ? texts.definitions : texts.municipal;
  return { title, empty: mayDefine ? empty_text.define : empty_text.give };
}
