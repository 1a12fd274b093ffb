import { MenuElipsisVerticalIcon } from '@navikt/aksel-icons';
import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Stamp } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { CERTIFICATE_ANSWERS, updateStamp } from './calls.ts';
import styles from './certificates.module.css';
import { periodText } from './period-text.ts';
import type { AskAboutStamp } from './stamp-question.ts';
import { StatusTag } from './status-tag.tsx';

type HolderRowProps = { stamp: Stamp; onAsk: AskAboutStamp };

/** One person and one certificate, with what the server says can be done about it. */
export function HolderRow({ stamp, onAsk }: HolderRowProps) {
  const { facts } = useTexts(certificateTexts);
  const { user, certificate, status } = stamp;
  const period = periodText(stamp, facts);
  return (
    <li className={styles.holder}>
      <div className={styles.person}>
        <Avatar name={user.name} src={user.thumbnail_url} size="small" isDecorative />
        <p className={styles.name}>{user.name}</p>
      </div>
      <div className={styles.held}>
        <p>{certificate.name}</p>
        {period === null ? null : <p className={styles.small}>{period}</p>}
      </div>
      <div className={styles.state}>
        <StatusTag status={status} />
      </div>
      <HolderMenu stamp={stamp} onAsk={onAsk} />
    </li>
  );
}

function HolderMenu({ stamp, onAsk }: HolderRowProps) {
  const { holders: words } = useTexts(certificateTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const { start_at, end_at, forever, status, version, can } = stamp;
  const isDisabled = status === 'disabled';
  const turning = useAction(
    () => {
      const body = { start_at, end_at, forever, is_disabled: !isDisabled, version };
      return call(updateStamp, { params: { id: stamp.id }, body });
    },
    { invalidates: CERTIFICATE_ANSWERS, isToldInToast: true },
  );
  if (!can.edit && !can.delete) return null;

  async function turn() {
    if (await turning.run()) showToast({ tone: 'success', title: isDisabled ? words.enabled : words.disabled });
  }

  return (
    <div className={styles.menu}>
      <PopoverMenu
        label={words.menu(stamp.user.name, stamp.certificate.name)}
        variant="tertiary"
        trigger={<MenuElipsisVerticalIcon aria-hidden fontSize="1.5rem" />}
      >
        <ul>
          {can.edit ? (
            <>
              <MenuItem onSelect={() => onAsk({ what: 'edit', stamp })}>{words.edit}</MenuItem>
              <MenuItem onSelect={() => void turn()}>{isDisabled ? words.enable : words.disable}</MenuItem>
            </>
          ) : null}
          {can.delete ? <MenuItem onSelect={() => onAsk({ what: 'remove', stamp })}>{words.remove}</MenuItem> : null}
        </ul>
      </PopoverMenu>
    </div>
  );
}
