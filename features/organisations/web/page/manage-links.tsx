import { CogIcon, EnvelopeClosedIcon, PencilIcon, PlusIcon, SealCheckmarkIcon } from '@navikt/aksel-icons';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
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
  const newEvent = can.run_events ? (
    <ButtonLink isSmall icon={<PlusIcon aria-hidden />} href={runningPaths.newEvent(id)}>
      {texts.new_event}
    </ButtonLink>
  ) : null;
  const links = [
    { isFor: mayEdit, text: texts.edit, icon: <PencilIcon aria-hidden />, href: organisationPaths.edit(id) },
    {
      isFor: can.edit_settings,
      text: texts.settings,
      icon: <CogIcon aria-hidden />,
      href: organisationPaths.settings(id),
    },
    {
      isFor: mayWrite,
      text: texts.message,
      icon: <EnvelopeClosedIcon aria-hidden />,
      href: organisationPaths.messages(id),
    },
    {
      isFor: mayCertify,
      text: texts.certificates,
      icon: <SealCheckmarkIcon aria-hidden />,
      href: organisationPaths.certificates(id),
    },
  ].filter(({ isFor }) => isFor);
  return (
    <nav className={styles.manage} aria-label={texts.label}>
      {newEvent}
      <div className={`nb-only-wide ${styles.links}`}>
        {links.map(({ text, icon, href }) => (
          <ButtonLink key={href} variant="tertiary" isSmall icon={icon} href={href}>
            {text}
          </ButtonLink>
        ))}
      </div>
      {/* A phone has room for one line. */}
      {links.length > 0 ? (
        <div className="nb-only-narrow">
          <PopoverMenu trigger={texts.menu} variant="secondary" align="start">
            <ul>
              {links.map(({ text, icon, href }) => (
                <MenuItem key={href} icon={icon} href={href}>
                  {text}
                </MenuItem>
              ))}
            </ul>
          </PopoverMenu>
        </div>
      ) : null}
    </nav>
  );
}
