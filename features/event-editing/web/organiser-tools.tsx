import {
  CalendarIcon,
  CheckmarkIcon,
  FilesIcon,
  MenuElipsisHorizontalIcon,
  PencilIcon,
  PersonGroupIcon,
  PersonPlusIcon,
  TasklistIcon,
} from '@navikt/aksel-icons';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { Notice } from '#ui/notice.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { Tag } from '#ui/tag.tsx';
import { seriesTexts } from '../texts/token.ts';
import styles from './organiser-tools.module.css';
import type { Tool } from './tools-for.ts';

/** Those that lead somewhere; the others do something. */
export type LinkTool = Extract<Tool, 'edit' | 'participants' | 'door' | 'shifts' | 'programme'>;
export type DoneTool = Exclude<Tool, LinkTool>;

type OrganiserToolsProps = {
  tools: readonly Tool[];
  isDraft: boolean;
  /** Whether they run it; others look after the contents. */
  isRunner: boolean;
  /** Whether it is imported: lifted, it is public at once, as nobody in the portal publishes it. */
  isImported: boolean;
  /** Why it was taken down; null where it was not. */
  takenDownReason: string | null;
  hrefs: Readonly<Record<LinkTool, string>>;
  isPending: boolean;
  onUse: (tool: DoneTool) => void;
  /** The times of the activity, and whatever else those who run it have here. */
  children?: ReactNode;
};

/** What is needed most is in sight; the rest, and what cannot be undone, is one step away. */
const IN_MENU: readonly Tool[] = ['programme', 'complete', 'unpublish', 'cancel', 'remove'];

export function OrganiserTools({
  tools,
  isDraft,
  isRunner,
  isImported,
  takenDownReason,
  hrefs,
  isPending,
  onUse,
  children,
}: OrganiserToolsProps) {
  const { tools: texts } = useTexts(seriesTexts);
  const inSight = tools.filter((tool) => !IN_MENU.includes(tool));
  const inMenu = tools.filter((tool) => IN_MENU.includes(tool));
  if (tools.length === 0) return null;
  return (
    <section className={`nb-panel ${styles.tools}`} aria-labelledby="organiser-tools">
      <div className={styles.heading}>
        <h2 id="organiser-tools" className={styles.title}>
          {isRunner ? texts.label : texts.moderation}
        </h2>
        {isDraft ? <Tag tone="warning">{texts.draft}</Tag> : null}
        {inMenu.length > 0 ? (
          <div className={styles.menu}>
            <PopoverMenu
              label={texts.more}
              variant="tertiary"
              trigger={<MenuElipsisHorizontalIcon aria-hidden fontSize="1.5rem" />}
            >
              <ul>
                {inMenu.map((tool) =>
                  isLink(tool) ? (
                    // A file, not a page: the router has nothing to do with it.
                    <li key={tool}>
                      <a className={styles.file} href={hrefs[tool]} download>
                        {texts[tool]}
                      </a>
                    </li>
                  ) : (
                    <MenuItem key={tool} onSelect={() => onUse(tool)}>
                      {texts[tool]}
                    </MenuItem>
                  ),
                )}
              </ul>
            </PopoverMenu>
          </div>
        ) : null}
      </div>
      {takenDownReason === null ? null : (
        <Notice tone="warning" title={texts.taken_down.title}>
          <p>{texts.taken_down.reason(takenDownReason)}</p>
          <p>{texts.taken_down[!tools.includes('lift') ? 'text' : isImported ? 'for_showing' : 'for_lifting']}</p>
        </Notice>
      )}
      {isDraft && takenDownReason === null ? <p className="nb-muted">{texts.draft_text}</p> : null}
      <div className={styles.row}>
        {inSight.map((tool) => {
          const Icon = ICON[tool];
          const look = {
            variant: tool === 'publish' ? 'primary' : 'secondary',
            isSmall: true,
            ...(Icon && { icon: <Icon aria-hidden /> }),
          } as const;
          return isLink(tool) ? (
            <ButtonLink key={tool} href={hrefs[tool]} {...look}>
              {texts[tool]}
            </ButtonLink>
          ) : (
            <Button
              key={tool}
              isLoading={isPending && tool === 'publish'}
              isDanger={tool === 'take_down'}
              onClick={() => onUse(tool)}
              {...look}
            >
              {tool === 'lift' && isImported ? texts.show : texts[tool]}
            </Button>
          );
        })}
      </div>
      {children}
    </section>
  );
}

const LINKS: readonly Tool[] = ['edit', 'participants', 'door', 'shifts', 'programme'] satisfies LinkTool[];
const isLink = (tool: Tool): tool is LinkTool => LINKS.includes(tool);

const ICON: Partial<Record<Tool, typeof PencilIcon>> = {
  publish: CheckmarkIcon,
  edit: PencilIcon,
  participants: PersonGroupIcon,
  door: TasklistIcon,
  shifts: CalendarIcon,
  invite: PersonPlusIcon,
  copy: FilesIcon,
};
