import { MenuElipsisVerticalIcon } from '@navikt/aksel-icons';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { Notice } from '#ui/notice.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import type { Stamp } from '../stamps-contract.ts';
import { certificateTexts } from '../texts/token.ts';
import { updateStamp } from './calls.ts';
import styles from './certificates.module.css';
import { periodText } from './period-text.ts';
import type { AskAboutStamp } from './stamp-question.ts';
import { StatusTag } from './status-tag.tsx';
import { useCertificateAction } from './use-certificate-action.ts';

type HolderRowProps = { stamp: Stamp; onAsk: AskAboutStamp };

/** One person and one certificate, with what the server says can be done about it. */
export function HolderRow({ stamp, onAsk }: HolderRowProps) {
  const { facts } = useTexts(certificateTexts);
  const { user, certificate, status } = stamp;
  const action = useCertificateAction();
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
      <HolderMenu {...{ stamp, onAsk, action }} />
      {action.failure === null ? null : (
        <div className={styles.whole}>
          <Notice tone="danger" isLive>
            {action.failure}
          </Notice>
        </div>
      )}
    </li>
  );
}

type HolderMenuProps = HolderRowProps & { action: ReturnType<typeof useCertificateAction> };

function HolderMenu({ stamp, onAsk, action }: HolderMenuProps) {
  const { holders: words } = useTexts(certificateTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const { start_at, end_at, forever, status, version, can } = stamp;
  if (!can.edit && !can.delete) return null;
  const isDisabled = status === 'disabled';

  async function turn() {
    const body = { start_at, end_at, forever, is_disabled: !isDisabled, version };
    if (await action.carryOut(() => call(updateStamp, { params: { id: stamp.id }, body }))) {
      showToast({ tone: 'success', title: isDisabled ? words.enabled : words.disabled });
    }
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
