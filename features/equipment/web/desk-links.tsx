import { deskPath } from '#features/portal/web/office-paths.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { equipmentOfficeTexts } from '../texts/office/token.ts';
import { listDesks } from './office-calls.ts';
import styles from './office-lending.module.css';

/** The lending desks of an organisation; nothing where it has none. */
export function DeskLinks({ organisationId }: { organisationId: OrganisationId }) {
  const texts = useTexts(equipmentOfficeTexts);
  const { data } = useAnswer(listDesks, { query: { organization_id: organisationId } });
  if (!data || data.data.length === 0) return null;
  return (
    <div className={styles.desks}>
      {data.data.map(({ id, name }) => (
        <ButtonLink key={id} variant="secondary" href={deskPath(id)}>
          {texts.to_desk(name)}
        </ButtonLink>
      ))}
    </div>
  );
}
