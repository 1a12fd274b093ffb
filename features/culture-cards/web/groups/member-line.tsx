import { PersonMinusIcon, PrinterSmallIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { useConfirmation } from '#features/portal/web/confirmations/use-confirmation.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { momentTexts } from '#platform/language/moments/token.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { GroupMember } from '../../groups-contract.ts';
import { cultureDeskTexts } from '../../texts/desk/token.ts';
import { CardPaperDialog } from './card-paper-dialog.tsx';
import styles from './groups.module.css';
import { useRemoveCard } from './use-group-deeds.ts';

/** One card, to be printed or taken back. That is asked about first (DLG-02). */
export function MemberLine({ member, isRunner }: { member: GroupMember; isRunner: boolean }) {
  const texts = useTexts(cultureDeskTexts).groups;
  const moments = useTexts(momentTexts);
  const { now } = usePortal();
  const confirm = useConfirmation();
  const { showToast } = useToasts();
  const removing = useRemoveCard();
  const [isOnPaper, setIsOnPaper] = useState(false);
  const { name, visits_left, last_visit_at, birth_year } = member;
  const detail = last_visit_at
    ? texts.last(timeAgo(last_visit_at, { now, moments }))
    : birth_year === null
      ? texts.unused
      : texts.born(birth_year);

  async function remove() {
    if ((await confirm('remove_culture_card', { name })) !== true) return;
    if (await removing.run(member)) showToast({ tone: 'success', title: texts.removed(name) });
  }

  return (
    <li>
      <Avatar name={name} isDecorative />
      <div>
        <strong>{name}</strong>
        <p className="nb-muted nb-small">{detail}</p>
      </div>
      {visits_left === null ? null : <span className="nb-small nb-muted">{texts.left(visits_left)}</span>}
      {isRunner ? (
        <span className={styles.deeds}>
          <IconButton
            label={texts.on_paper(name)}
            icon={<PrinterSmallIcon aria-hidden />}
            onClick={() => setIsOnPaper(true)}
          />
          <IconButton
            label={texts.remove(name)}
            icon={<PersonMinusIcon aria-hidden />}
            aria-busy={removing.isPending || undefined}
            onClick={() => void remove()}
          />
        </span>
      ) : null}
      {isOnPaper ? <CardPaperDialog member={member} onClose={() => setIsOnPaper(false)} /> : null}
    </li>
  );
}
