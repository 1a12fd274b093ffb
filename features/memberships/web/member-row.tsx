import type { ReactNode } from 'react';
import type { ChangedAnswers } from '#features/identity/web/use-action.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Member } from '../contract.ts';
import { dayMonthYear } from '../day-text.ts';
import { isContactRole } from '../rules.ts';
import { membershipTexts } from '../texts/token.ts';
import { MemberMenu } from './member-menu.tsx';
import styles from './members-tab.module.css';

type MemberRowProps = { organisationId: string; member: Member; changed: ChangedAnswers; tools: ReactNode };

/** One person: for plain members a name and a role, for others also how to reach them and what can be changed. */
export function MemberRow({ organisationId, member, changed, tools }: MemberRowProps) {
  const texts = useTexts(membershipTexts);
  const { name, thumbnail_url, rank, kind, status, title, email, phone, can } = member;
  const hasMenu = Object.values(can).some(Boolean);
  const facts = [
    title,
    kind === 'membership' ? null : texts.kinds[kind],
    can.edit ? texts.owners[member.owner_kind] : null,
    member.starts_on && texts.members.from(dayMonthYear(member.starts_on)),
    member.ends_on && texts.members.until(dayMonthYear(member.ends_on)),
  ].filter((fact) => fact !== null);
  return (
    <li className={styles.row}>
      <Avatar name={name} src={thumbnail_url} isDecorative />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {facts.length > 0 ? <p className={styles.small}>{facts.join(' · ')}</p> : null}
        {email ? (
          <p className={styles.small}>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </p>
        ) : null}
        {phone ? (
          <p className={styles.small}>
            <TextLink href={`tel:${phone}`}>{phone}</TextLink>
          </p>
        ) : null}
      </div>
      <div className={styles.tags}>
        {status === 'active' ? null : <Tag tone="warning">{texts.statuses[status]}</Tag>}
        {member.is_offered_ownership ? <Tag tone="info">{texts.members.offered}</Tag> : null}
        {member.is_contact && isContactRole(member.role) ? <Tag tone="success">{texts.members.contact}</Tag> : null}
        <Tag>{texts.ranks[rank]}</Tag>
      </div>
      {tools}
      {hasMenu || member.is_offered_ownership ? <MemberMenu {...{ organisationId, member, changed }} /> : null}
    </li>
  );
}
