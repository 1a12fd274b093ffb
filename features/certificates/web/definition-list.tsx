import { MenuElipsisVerticalIcon, PlusIcon } from '@navikt/aksel-icons';
import { type ComponentType, useState } from 'react';
import { useAnswer } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { Button } from '#ui/button.tsx';
import { joinClassNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { Notice } from '#ui/notice.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { OrganisationCertificate } from '../contract.ts';
import { deleteCertificate, detachCertificate, listOrganisationCertificates } from './calls.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import { CertificateFormDialog } from './certificate-form-dialog.tsx';
import styles from './certificates.module.css';
import type { DocumentsFieldProps } from './documents-field-props.ts';
import { ShareDialog } from './share-dialog.tsx';
import { useCertificateAction } from './use-certificate-action.ts';
import { useCertificateTexts } from './use-certificate-texts.ts';

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
  const texts = useCertificateTexts();
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
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="sertifikatene">
      <SectionHeading
        id="sertifikatene"
        title={words.title}
        action={mayDefine && certificates.length > 0 ? add : undefined}
      />
      {isPending ? <Skeleton shape="block" /> : null}
      {isError ? (
        <Notice tone="danger" isLive>
          <p>{words.failed}</p>
          <Button variant="secondary" isSmall onClick={() => void refetch()}>
            {texts.try_again}
          </Button>
        </Notice>
      ) : null}
      {data && certificates.length === 0 ? (
        <EmptyState level={3} title={words.empty} actions={mayDefine ? add : undefined}>
          {mayDefine ? words.empty_text.define : words.empty_text.give}
        </EmptyState>
      ) : null}
      {certificates.length > 0 ? (
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
      ) : null}
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
    </section>
  );
}

type DefinitionRowProps = Pick<DefinitionListProps, 'organisationId' | 'askDelete'> & {
  certificate: OrganisationCertificate;
  onGive: () => void;
  onAsk: (what: 'edit' | 'share') => void;
};

function DefinitionRow({ organisationId, certificate, askDelete, onGive, onAsk }: DefinitionRowProps) {
  const texts = useCertificateTexts();
  const words = texts.definitions;
  const call = useCall();
  const { showToast } = useToasts();
  const { failure, carryOut } = useCertificateAction();
  const { id, name, category, organization, organizations, can } = certificate;
  const isOthers = organization?.id !== organisationId;
  const from = organization === null ? texts.facts.global : texts.facts.from(organization.name);

  async function remove() {
    if (!(await askDelete(name))) return;
    if (await carryOut(() => call(deleteCertificate, { params: { id }, body: {} }))) {
      showToast({ tone: 'success', title: words.deleted });
    }
  }
  async function detach() {
    const body = { organizations: [organisationId] };
    if (await carryOut(() => call(detachCertificate, { params: { id }, body }))) {
      showToast({ tone: 'success', title: words.detached });
    }
  }

  return (
    <li className={joinClassNames(styles.row, styles.answered)}>
      <div className={styles.words}>
        <div className={styles.line}>
          <h3 className={styles.name}>{name}</h3>
          <Tag>{texts.categories[category]}</Tag>
        </div>
        {isOthers ? <p className={styles.small}>{from}</p> : null}
        {organizations.length > 0 ? (
          <p className={styles.small}>{words.shared_with(organizations.map((one) => one.name).join(', '))}</p>
        ) : null}
      </div>
      <div className={styles.actions}>
        {can.give ? (
          <Button variant="secondary" isSmall aria-label={words.give_name(name)} onClick={onGive}>
            {words.give}
          </Button>
        ) : null}
        {can.edit || can.detach ? (
          <PopoverMenu
            label={words.menu(name)}
            variant="tertiary"
            trigger={<MenuElipsisVerticalIcon aria-hidden fontSize="1.5rem" />}
          >
            <ul>
              {can.edit ? (
                <>
                  <MenuItem onSelect={() => onAsk('edit')}>{words.edit}</MenuItem>
                  <MenuItem onSelect={() => onAsk('share')}>{words.share}</MenuItem>
                  <MenuItem onSelect={() => void remove()}>{words.delete}</MenuItem>
                </>
              ) : null}
              {can.detach ? <MenuItem onSelect={() => void detach()}>{words.detach}</MenuItem> : null}
            </ul>
          </PopoverMenu>
        ) : null}
      </div>
      <div className={styles.whole}>
        <CertificateFacts certificate={certificate} />
        {failure === null ? null : (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
      </div>
    </li>
  );
}
