import {
  ArchiveIcon,
  ArrowsCirclepathIcon,
  Buildings3Icon,
  ClockDashedIcon,
  EnvelopeClosedIcon,
  HeartIcon,
  HouseIcon,
  LightBulbIcon,
  MegaphoneIcon,
  PersonGroupIcon,
  SealCheckmarkIcon,
  TasklistIcon,
} from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { paths } from '#features/portal/web/paths.ts';
import { type PlatformRoom, platformHref } from '#features/portal/web/platform-paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Anchor } from '#ui/anchor.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { platformTexts } from '../texts/platform/token.ts';
import styles from './platform-frame.module.css';

/** DSH-02: the rooms of those who run the portal, beside the one that is open. */
export function PlatformFrame({ room, children }: { room: PlatformRoom; children: ReactNode }) {
  const texts = useTexts(platformTexts);
  const links = [
    { key: 'organisations', href: paths.adminPanel, icon: <Buildings3Icon aria-hidden /> },
    { key: 'users', href: platformHref('users'), icon: <PersonGroupIcon aria-hidden /> },
    { key: 'tenants', href: platformHref('tenants'), icon: <HouseIcon aria-hidden /> },
    { key: 'switches', href: platformHref('switches'), icon: <LightBulbIcon aria-hidden /> },
    { key: 'imports', href: platformHref('imports'), icon: <ArrowsCirclepathIcon aria-hidden /> },
    { key: 'announcements', href: platformHref('announcements'), icon: <MegaphoneIcon aria-hidden /> },
    { key: 'certificates', href: platformHref('certificates'), icon: <SealCheckmarkIcon aria-hidden /> },
    { key: 'messages', href: platformHref('messages'), icon: <EnvelopeClosedIcon aria-hidden /> },
    { key: 'jobs', href: platformHref('jobs'), icon: <ClockDashedIcon aria-hidden /> },
    { key: 'health', href: platformHref('health'), icon: <HeartIcon aria-hidden /> },
    { key: 'audit', href: platformHref('audit'), icon: <TasklistIcon aria-hidden /> },
    { key: 'wind-downs', href: platformHref('wind-downs'), icon: <ArchiveIcon aria-hidden /> },
  ] as const;
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        <nav className={styles.rooms} aria-label={texts.label}>
          {links.map(({ key, href, icon }) => (
            <Anchor key={key} className={styles.room} href={href} aria-current={key === room ? 'page' : undefined}>
              {icon}
              <span className={styles.name}>{texts.rooms[key].name}</span>
              <span className={styles.note}>{texts.rooms[key].note}</span>
            </Anchor>
          ))}
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
