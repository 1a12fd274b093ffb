import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CardTable } from '#ui/card-table.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OfficeGroup } from '../office-contract.ts';
import type { GroupState } from '../rules.ts';
import { ticketOfficeTexts } from '../texts/office/token.ts';
import styles from './office.module.css';

const TONES = { draft: 'warning', open: 'success', closed: 'neutral' } as const satisfies Record<GroupState, string>;

export const OFFICE_DEEDS = ['open', 'change', 'look', 'close', 'remove'] as const;
export type OfficeDeed = (typeof OFFICE_DEEDS)[number];

const mayDo = (deed: OfficeDeed, { can, state }: OfficeGroup): boolean =>
  ({ open: can.open, change: can.change, look: state !== 'draft', close: can.close, remove: can.delete })[deed];

type OfficeTableProps = {
  groups: readonly OfficeGroup[];
  /** Whose opening is under way. */
  opening: string | null;
  onDeed: (deed: OfficeDeed, group: OfficeGroup) => void;
};

export function OfficeTable({ groups, opening, onDeed }: OfficeTableProps) {
  const texts = useTexts(ticketOfficeTexts);
  const moments = useTexts(momentTexts);
  const { columns } = texts;
  return (
    <CardTable
      caption={columns.caption}
      names={
        <>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.taken}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">
            <span className="nb-sr">{columns.deeds}</span>
          </th>
        </>
      }
    >
      {groups.map((group) => (
        <tr key={group.id} className={styles.row}>
          <th scope="row" className={styles.name}>
            {group.name}
            <p className="nb-small nb-muted">{group.provider_name}</p>
          </th>
          <td className={styles.when}>
            {texts.period(longDate(group.valid_from, moments), longDate(group.valid_until, moments))}
          </td>
          <td className={styles.taken}>
            <strong>{texts.taken(group.reserved + group.used, group.total)}</strong>
            <p className="nb-small nb-muted">
              {group.waiting > 0 ? texts.waiting(group.waiting) : texts.used(group.used)}
            </p>
          </td>
          <td className={styles.state}>
            <Tag tone={TONES[group.state]}>{texts.states[group.state]}</Tag>
          </td>
          <td className={styles.deeds}>
            <div>
              {OFFICE_DEEDS.filter((deed) => mayDo(deed, group)).map((deed) => (
                <Button
                  key={deed}
                  variant={deed === 'open' ? 'secondary' : 'tertiary'}
                  isSmall
                  aria-label={texts.which(texts[deed], group.name)}
                  isLoading={deed === 'open' && opening === group.id}
                  onClick={() => onDeed(deed, group)}
                >
                  {texts[deed]}
                </Button>
              ))}
            </div>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
