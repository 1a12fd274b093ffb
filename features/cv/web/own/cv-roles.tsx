import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { CvRole } from '../../contract.ts';
import { roleName } from '../../role-words.ts';
import { cvTexts } from '../../texts/own/token.ts';
import { cvPaperTexts } from '../../texts/paper/token.ts';
import styles from './cv.module.css';

/** What one is, was or has asked to be. */
export function CvRoles({ roles }: { roles: readonly CvRole[] }) {
  const { roles: words } = useTexts(cvTexts);
  const paper = useTexts(cvPaperTexts);
  const moments = useTexts(momentTexts);
  const periodOf = ({ state, from, until }: CvRole): string =>
    words.states[state](longDate(from, moments), until === null ? '' : longDate(until, moments));
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="cv-roles">
      <SectionHeading id="cv-roles" title={words.title} />
      {roles.length === 0 ? <p>{words.empty}</p> : null}
      <ul className={styles.rows}>
        {roles.map((role, place) => {
          // Two organisations can have the same name.
          const key = place;
          return (
            <li key={key} className={styles.row}>
              <div>
                <p className={styles.name}>
                  {roleName(role, paper)} · {role.organization}
                </p>
                <p className={styles.small}>{periodOf(role)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
