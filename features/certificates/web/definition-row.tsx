import { MenuElipsisVerticalIcon } from '@navikt/aksel-icons';
import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { certificateTexts } from '../texts/token.ts';
import { CERTIFICATE_ANSWERS, deleteCertificate, detachCertificate } from './calls.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import styles from './certificates.module.css';
import { type Definer, isOfCountry, isOthers } from './definer.ts';
import type { Definition } from './use-definitions.ts';

type DefinitionRowProps = {
  definer: Definer;
  certificate: Definition;
  /** DLG-02, which the program asks in its own words; without it, why is asked. */
  askDelete: ((name: string) => Promise<boolean>) | undefined;
  onGive: () => void;
  onAsk: (what: 'edit' | 'share' | 'delete') => void;
};

/** One certificate, with what the server says can be done with it here. */
export function DefinitionRow({ definer, certificate, askDelete, onGive, onAsk }: DefinitionRowProps) {
  const texts = useTexts(certificateTexts);
  const words = texts.definitions;
  const call = useCall();
  const { showToast } = useToasts();
  const { id, name, category, thumbnail_url, organization, organizations, can } = certificate;
  const isGivenByAll = isOfCountry(certificate);
  const ofAll = isGivenByAll ? texts.facts.country : texts.facts.global;
  const from = organization === null ? ofAll : texts.facts.from(organization.name);

  const told = { invalidates: CERTIFICATE_ANSWERS, isToldInToast: true };
  const deletion = useAction(() => call(deleteCertificate, { params: { id }, body: {} }), told);
  const detaching = useAction(
    (organisationId: string) => call(detachCertificate, { params: { id }, body: { organizations: [organisationId] } }),
    told,
  );

  async function remove() {
    if (!askDelete) return onAsk('delete');
    if (!(await askDelete(name))) return;
    if (await deletion.run()) showToast({ tone: 'success', title: words.deleted });
  }
  async function detach(organisationId: string) {
    if (await detaching.run(organisationId)) showToast({ tone: 'success', title: words.detached });
  }

  return (
    <li className={styles.definition}>
      <div className={styles.words}>
        <div className={styles.line}>
          {thumbnail_url ? <img className={styles.picture} src={thumbnail_url} alt="" width={40} height={40} /> : null}
          <h3 className={styles.name}>{name}</h3>
          <Tag>{texts.categories[category]}</Tag>
        </div>
        {isOthers(definer, certificate) ? <p className={styles.small}>{from}</p> : null}
        {organizations.length > 0 ? (
          <p className={styles.small}>{words.shared_with(organizations.map((one) => one.name).join(', '))}</p>
        ) : null}
      </div>
      <div className={styles.about}>
        <CertificateFacts certificate={certificate} />
      </div>
      {can.give ? (
        <div className={styles.give}>
          <Button variant="secondary" isSmall aria-label={words.give_name(name)} onClick={onGive}>
            {words.give}
          </Button>
        </div>
      ) : null}
      {can.edit || can.detach ? (
        <div className={styles.menu}>
          <PopoverMenu
            label={words.menu(name)}
            variant="tertiary"
            trigger={<MenuElipsisVerticalIcon aria-hidden fontSize="1.5rem" />}
          >
            <ul>
              {can.edit ? (
                <>
                  <MenuItem onSelect={() => onAsk('edit')}>{words.edit}</MenuItem>
                  {isGivenByAll ? null : <MenuItem onSelect={() => onAsk('share')}>{words.share}</MenuItem>}
                  <MenuItem onSelect={() => void remove()}>{words.delete}</MenuItem>
                </>
              ) : null}
              {can.detach && definer.kind === 'organisation' ? (
                <MenuItem onSelect={() => void detach(definer.id)}>{words.detach}</MenuItem>
              ) : null}
            </ul>
          </PopoverMenu>
        </div>
      ) : null}
    </li>
  );
}
