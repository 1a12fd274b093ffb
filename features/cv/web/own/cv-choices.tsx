import { useAction } from '#features/identity/web/use-action.ts';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { CV_AUDIENCES, CV_PARTS, type CvAudience, type CvChoices, type CvPart } from '../../rules.ts';
import { cvTexts } from '../../texts/own/token.ts';
import { getCv, setCvChoices } from '../calls.ts';
import styles from './cv.module.css';

/** Part by part, who sees it. Each choice is kept at once. */
export function CvChoicesPanel({ choices }: { choices: CvChoices }) {
  const { choices: words } = useTexts(cvTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const saving = useAction(async (wanted: CvChoices) => call(setCvChoices, { body: wanted }), {
    invalidates: [getCv],
    isToldInToast: true,
  });
  const shown = saving.pending ?? choices;

  async function choose(part: CvPart, audience: CvAudience) {
    if (await saving.run({ ...choices, [part]: audience })) showToast({ tone: 'success', title: words.saved });
  }

  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="cv-choices">
      <SectionHeading id="cv-choices" title={words.title} lead={words.lead} />
      <div className={styles.choices}>
        {CV_PARTS.map((part) => (
          <SelectField
            key={part}
            label={words.parts[part]}
            {...(part === 'certificates' && { help: words.certificates_help })}
            value={shown[part]}
            disabled={saving.isPending}
            onChange={(event) => void choose(part, event.target.value as CvAudience)}
          >
            {CV_AUDIENCES.map((audience) => (
              <option key={audience} value={audience}>
                {words.audiences[audience]}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </section>
  );
}
