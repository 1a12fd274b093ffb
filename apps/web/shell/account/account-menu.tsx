import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { getOfficeToday as getOfficeTodayCall } from '#features/dashboards/contract.ts';
import { useKeptOffice } from '#features/dashboards/web/use-kept-office.ts';
import { proveYourself } from '#features/identity/web/calls.ts';
import type { MenuItemKey, MetricTag } from '#features/metrics/rules.ts';
import { useMenuClicks } from '#features/metrics/web/use-menu-clicks.ts';
import { useMetrics } from '#features/metrics/web/use-metrics.ts';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { organisationPaths } from '#features/portal/web/organisation-paths.ts';
import { paths } from '#features/portal/web/paths.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { runningPaths } from '#features/portal/web/running-paths.ts';
import type { UserInfo } from '#features/users/contract.ts';
import { accountTexts } from '#features/users/texts/account/token.ts';
import { FindUserDialog } from '#features/users/web/find-user-dialog.tsx';
import { useUserInfo } from '#features/users/web/use-user-info.ts';
import { answerQuery } from '#platform/web/answers.tsx';
import { useCall } from '#platform/web/call.tsx';
import { remote } from '#platform/web/client.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { BadgeCount } from '#ui/badge-count.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import headerStyles from '../header.module.css';
import styles from './account-menu.module.css';
import { useLogInAs } from './use-log-in-as.ts';
import { useLogOut } from './use-log-out.ts';

/** Declared here again: what the menu shares with pages would be named in the first load. */
const getOfficeToday = remote<typeof getOfficeTodayCall>('GET', '/municipality/today');

/** SHL-03: what a user can go to, each line only for those whom it is for. */
export function AccountMenu() {
  const texts = useTexts(accountTexts);
  const { tenant } = usePortal();
  const info = useUserInfo(true).data?.data;
  const { menuClick } = useMetrics();
  const logOut = useLogOut();
  const logInAs = useLogInAs();
  const call = useCall();
  const prove = async (password: string) => {
    await call(proveYourself, { body: { password } });
  };
  const office = useKeptOffice();
  const today = useQuery({
    ...answerQuery(call, getOfficeToday, { query: office }),
    enabled: info ? isMunicipal(info) : false,
  });
  const [isFinding, setIsFinding] = useState(false);
  useMenuClicks(info && !info.acting ? roleOf(info) : null);
  if (!info) return <span className={headerStyles.account} />;
  const role = roleOf(info);
  const missing = info.has_email && info.has_phone ? 0 : 1;
  const waiting = today.data?.data.total ?? 0;
  // Clicks of a user who is logged in as another are not counted.
  const count = (item: MenuItemKey) => () => void (info.acting || menuClick(item, role));
  return (
    <>
      <PopoverMenu
        trigger={
          <span className={styles.trigger}>
            <span className="nb-sr">{texts.menu(info.name)}</span>
            <Avatar name={info.name} src={info.thumbnail_url} isDecorative />
            <BadgeCount className={styles.badge} count={missing} label={texts.missing} />
          </span>
        }
      >
        <p className={styles.name}>{info.name}</p>
        <ul className={styles.list}>
          {tenant.sunset ? null : (
            <MenuItem href={runningPaths.my} onSelect={count('my')}>
              {texts.my}
            </MenuItem>
          )}
          {info.is_organiser && !tenant.sunset ? (
            <MenuItem href={runningPaths.newEvent()} onSelect={count('new-event')}>
              {texts.newEvent}
            </MenuItem>
          ) : null}
          {tenant.sunset ? null : (
            <MenuItem href={paths.profile} onSelect={count('profile')}>
              {texts.profile}
            </MenuItem>
          )}
          <MenuItem href={paths.editProfile} onSelect={count('settings')} count={missing} countLabel={texts.missing}>
            {texts.settings}
          </MenuItem>
          {tenant.sunset ? null : (
            <MenuItem href={paths.dashboard} onSelect={count('dashboard')}>
              {texts.dashboard}
            </MenuItem>
          )}
          {role === 'super' || (role === 'moderator' && !isMunicipal(info)) ? (
            <MenuItem href={paths.adminPanel} onSelect={count('admin')}>
              {texts.adminPanel}
            </MenuItem>
          ) : null}
          {role === 'super' ? <MenuItem href="/dashboard/platform">{texts.platform}</MenuItem> : null}
          {isMunicipal(info) && role !== 'super' ? (
            <MenuItem
              href={tenant.office_url ?? officePaths.today}
              onSelect={count('organiser-request')}
              count={waiting}
              countLabel={texts.waiting(waiting)}
            >
              {texts.office}
            </MenuItem>
          ) : null}
          {info.scopes.includes('AUDITOR') ? <MenuItem href={officePaths.audit}>{texts.audit}</MenuItem> : null}
          {tenant.sunset ? null : (
            <MenuItem href={organisationPaths.new} onSelect={count('become-organiser')}>
              {texts.becomeOrganiser}
            </MenuItem>
          )}
          {role === 'super' || info.scopes.includes('MUNICIPALITY_SUPPORT') ? (
            <MenuItem
              onSelect={() => {
                count('find-user')();
                setIsFinding(true);
              }}
            >
              {texts.findUser}
            </MenuItem>
          ) : null}
          <MenuItem
            onSelect={() => {
              count('log-out')();
              void logOut();
            }}
          >
            {texts.logOut}
          </MenuItem>
        </ul>
      </PopoverMenu>
      {/* Not inside the header, which a dialog is no part of. */}
      {isFinding
        ? createPortal(
            <FindUserDialog onLogInAs={logInAs} onProve={prove} onClose={() => setIsFinding(false)} />,
            document.body,
          )
        : null}
    </>
  );
}

function roleOf({ scopes }: UserInfo): MetricTag {
  if (scopes.includes('admin')) return 'super';
  if (scopes.includes('moderator')) return 'moderator';
  return isMunicipal({ scopes }) ? 'munAdmin' : 'user';
}

const isMunicipal = ({ scopes }: Pick<UserInfo, 'scopes'>): boolean =>
  scopes.some((scope) => scope.startsWith('MUNICIPALITY_'));
