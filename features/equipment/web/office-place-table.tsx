import { deskPath } from '#features/portal/web/office-paths.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { CardTable } from '#ui/card-table.tsx';
import type { OfficePlace } from '../office-contract.ts';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import styles from './office-lending.module.css';

type OfficePlaceTableProps = {
  places: readonly OfficePlace[];
  mayChange: boolean;
  onChange: (place: OfficePlace) => void;
};

/** Where things are lent, and who stands there. The way to a desk is for those who stand at it. */
export function OfficePlaceTable({ places, mayChange, onChange }: OfficePlaceTableProps) {
  const texts = useTexts(equipmentOfficeTexts);
  const { place_columns: columns } = texts;
  return (
    <CardTable
      caption={texts.places}
      names={
        <>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.items}</th>
          <th scope="col">
            <span className="nb-sr">{columns.deeds}</span>
          </th>
        </>
      }
    >
      {places.map((place) => (
        <tr key={place.id} className={styles.row}>
          <th scope="row" className={styles.name}>
            {place.name}
            {place.address === '' ? null : <p className="nb-small nb-muted">{place.address}</p>}
          </th>
          <td>{place.organization_id === null ? texts.own_staff : place.organization_name}</td>
          <td>{texts.items_at(place.items)}</td>
          <td className={styles.deeds}>
            <div>
              {mayChange ? (
                <Button
                  variant="tertiary"
                  isSmall
                  aria-label={texts.which(texts.change, place.name)}
                  onClick={() => onChange(place)}
                >
                  {texts.change}
                </Button>
              ) : null}
              {place.organization_id === null ? (
                <ButtonLink variant="tertiary" isSmall href={deskPath(place.id)}>
                  {texts.to_desk(place.name)}
                </ButtonLink>
              ) : null}
            </div>
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
