import type { CardId } from '#features/vocabulary/ids.ts';
import { kroner } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { CardTable } from '#ui/card-table.tsx';
import { Tag } from '#ui/tag.tsx';
import type { OfficeCard } from '../contract.ts';
import { cardOfficeTexts } from '../texts/token.ts';
import styles from './account-desk.module.css';

type AccountTableProps = { cards: readonly OfficeCard[]; opening: CardId | null; onOpen: (id: CardId) => void };

export function AccountTable({ cards, opening, onOpen }: AccountTableProps) {
  const texts = useTexts(cardOfficeTexts);
  const { columns } = texts;
  return (
    <CardTable
      caption={columns.caption}
      names={
        <>
          <th scope="col">{columns.number}</th>
          <th scope="col">{columns.child}</th>
          <th scope="col">{columns.scheme}</th>
          <th scope="col" className={styles.amount}>
            {columns.left}
          </th>
          <th scope="col">{columns.state}</th>
          <th scope="col">
            <span className="nb-sr">{columns.deeds}</span>
          </th>
        </>
      }
    >
      {cards.map((card) => (
        <tr key={card.id} className={styles.row}>
          <td className={styles.number}>
            <span className={styles.name}>{columns.number} </span>
            {card.number}
          </td>
          <th scope="row" className={styles.child}>
            {card.first_name !== null && card.birth_year !== null
              ? texts.born(card.first_name, card.birth_year)
              : texts.forgotten}
            {card.postal_code === null ? null : <p className="nb-small nb-muted">{card.postal_code}</p>}
          </th>
          <td className={styles.scheme}>{card.scheme_name}</td>
          <td className={styles.amount}>
            <strong>{kroner(card.left_ore)}</strong>
            <p className="nb-small nb-muted">
              {card.held_ore > 0 ? texts.held(kroner(card.held_ore)) : texts.of(kroner(card.granted_ore))}
            </p>
          </td>
          <td className={styles.state}>
            <Tag tone={card.state === 'open' ? 'success' : 'neutral'}>{texts.states[card.state]}</Tag>
          </td>
          <td className={styles.deeds}>
            <Button
              variant="tertiary"
              isSmall
              aria-label={texts.which(texts.open, card.number)}
              isLoading={opening === card.id}
              onClick={() => onOpen(card.id)}
            >
              {texts.open}
            </Button>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
