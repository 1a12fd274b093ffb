import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { ORGANISATIONS_SHOWN } from '../../rules.ts';
import { userTexts } from '../../texts/token.ts';
import { listMyOrganizations } from '../calls.ts';
import styles from './profile.module.css';

/** USR-05: the first three, more as a count that tells who they are and opens them. */
export function MyOrganisations() {
  const texts = useTexts(userTexts);
  const { organisations: words } = texts.profile;
  const answer = useAnswer(listMyOrganizations, { query: {} });
  const [isOpen, setIsOpen] = useState(false);
  const all = answer.data?.data ?? [];
  const shown = isOpen ? all : all.slice(0, ORGANISATIONS_SHOWN);
  const rest = all.slice(shown.length);
  return (
    <SheetSection id="organisasjoner" title={words.title}>
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data && all.length === 0 ? <p>{words.empty}</p> : null}
      {shown.length > 0 ? (
        <ul className="nb-lines">
          {shown.map(({ id, name, role, is_owner }) => (
            <li key={id}>
              <Avatar name={name} isDecorative />
              <div className={styles.words}>
                <span>{name}</span>
              </div>
              <Tag>{is_owner ? words.owner : words.role[role]}</Tag>
            </li>
          ))}
        </ul>
      ) : null}
      {rest.length > 0 ? (
        <div>
          <Tooltip text={rest.map(({ name }) => name).join(', ')}>
            <Button variant="tertiary" isSmall onClick={() => setIsOpen(true)}>
              {texts.organisations.more(rest.length)}
            </Button>
          </Tooltip>
        </div>
      ) : null}
    </SheetSection>
  );
}
