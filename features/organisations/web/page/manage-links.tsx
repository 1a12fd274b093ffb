import { CogIcon, EnvelopeClosedIcon, PencilIcon, PlusIcon, SealCheckmarkIcon } from '@navikt/aksel-icons';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { OrganisationDetail, OwnAccess } from '../../contract.ts';
import { organisationTexts } from '../../texts/token.ts';
import styles from './organisation-page.module.css';

type ManageLinksProps = { organisation: Pick<OrganisationDetail, 'id'>; access: OwnAccess | null };

/** What those who run it come here for. */
export function ManageLinks({ organisation: { id }, access }: ManageLinksProps) {
  const { manage: texts } = useTexts(organisationTexts);
  if (!access) return null;
  const { can } = access;
  const mayEdit = can.edit_organization || can.edit_gallery || can.edit_documents || can.delete_organization;
  const mayWrite = can.message_members || can.send_sms;
  const mayCertify = can.give_certificates || can.define_certificates;
  if (!mayEdit && !can.edit_settings && !mayWrite && !mayCertify && !can.run_events) return null;
  return (
    <nav className={styles.manage} aria-label={texts.label}>
      {can.run_events ? (
        <ButtonLink variant="secondary" isSmall icon={<PlusIcon aria-hidden />} href={runningPaths.newEvent(id)}>
          {texts.new_event}
        </ButtonLink>
      ) : null}
      {mayEdit ? (
        <ButtonLink variant="tertiary" isSmall icon={<PencilIcon aria-hidden />} href={organisationPaths.edit(id)}>
          {texts.edit}
        </ButtonLink>
      ) : null}
      {can.edit_settings ? (
        <ButtonLink variant="tertiary" isSmall icon={<CogIcon aria-hidden />} href={organisationPaths.settings(id)}>
          {texts.settings}
        </ButtonLink>
      ) : null}
      {mayWrite ? (
        <ButtonLink
          variant="tertiary"
          isSmall
          icon={<EnvelopeClosedIcon aria-hidden />}
          href={organisationPaths.messages(id)}
        >
          {texts.message}
        </ButtonLink>
      ) : null}
      {mayCertify ? (
        <ButtonLink
          variant="tertiary"
          isSmall
          icon={<SealCheckmarkIcon aria-hidden />}
          href={organisationPaths.certificates(id)}
        >
          {texts.certificates}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
