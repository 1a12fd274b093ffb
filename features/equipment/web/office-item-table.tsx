import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CardTable } from '#ui/card-table.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OfficeItem } from '../office-contract.ts';
import type { ItemState } from '../rules.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import styles from './office-lending.module.css';

const TONES = { draft: 'warning', open: 'success', closed: 'neutral' } as const satisfies Record<ItemState, string>;

export type ItemDeed = 'change' | 'pieces' | 'open' | 'shut' | 'print';

type OfficeItemTableProps = {
  items: readonly OfficeItem[];
  mayChange: boolean;
  /** Which one is being opened or closed. */
  pending: OfficeItem['id'] | null;
  onDeed: (deed: ItemDeed, item: OfficeItem) => void;
};

/** What is lent, with how much of it is out. */
export function OfficeItemTable({ items, mayChange, pending, onDeed }: OfficeItemTableProps) {
  const texts = useTexts(equipmentOfficeTexts);
  const { columns } = texts;
  const words = {
    change: texts.change,
    pieces: texts.see_pieces,
    open: texts.open,
    shut: texts.shut,
    print: texts.labels,
  } satisfies Record<ItemDeed, string>;
  return (
    <CardTable
      caption={texts.items}
      names={
        <>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.pieces}</th>
          <th scope="col">{columns.out}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">
            <span className="nb-sr">{columns.deeds}</span>
          </th>
        </>
      }
    >
      {items.map((item) => (
        <tr key={item.id} className={styles.row}>
          <th scope="row" className={styles.name}>
            {item.name}
            <p className="nb-small nb-muted">{item.place_name}</p>
          </th>
          <td>
            {texts.pieces(item.pieces - item.lost)}
            {item.in_repair > 0 ? <p className="nb-small nb-muted">{texts.kept_back(item.in_repair)}</p> : null}
          </td>
          <td>
            {texts.out(item.out)}
            {item.waiting > 0 ? <p className="nb-small nb-muted">{texts.waiting(item.waiting)}</p> : null}
          </td>
          <td className={styles.state}>
            <Tag tone={item.overdue > 0 ? 'warning' : TONES[item.state]}>
              {item.overdue > 0 ? `${texts.overdue}: ${item.overdue}` : texts.states[item.state]}
            </Tag>
          </td>
          <td className={styles.deeds}>
            <div>
              {deedsOf(item, mayChange).map((deed) => (
                <Button
                  key={deed}
                  variant="tertiary"
                  isSmall
                  aria-label={texts.which(words[deed], item.name)}
                  isLoading={pending === item.id && (deed === 'open' || deed === 'shut')}
                  onClick={() => onDeed(deed, item)}
                >
                  {words[deed]}
                </Button>
              ))}
            </div>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

const deedsOf = ({ state }: OfficeItem, mayChange: boolean): ItemDeed[] =>
  mayChange ? ['change', 'pieces', state === 'open' ? 'shut' : 'open', 'print'] : ['pieces', 'print'];
