import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { useCall } from '#platform/web/call.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tag } from '#ui/tag.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { certificateTexts } from '../texts/token.ts';
import { CERTIFICATE_ANSWERS, requestStamp } from './calls.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import styles from './certificates.module.css';
import { type Definition, useDefinitions } from './use-definitions.ts';

type Giver = { id: string; name: string };

/** CER-02: what an organisation gives, to those who may ask for it. */
export function AskableList({ organisation }: { organisation: Giver }) {
  const { definitions: words, asking } = useTexts(certificateTexts);
  const { definitions, isPending, isError, readAgain } = useDefinitions({ kind: 'organisation', id: organisation.id });
  const askable = definitions?.filter(({ can }) => can.request);
  if (askable?.length === 0) return <EmptyState title={words.empty}>{asking.none(organisation.name)}</EmptyState>;
  return (
    <section className="nb-panel nb-stack nb-gap-m" aria-labelledby="sertifikatene">
      <SectionHeading id="sertifikatene" title={asking.title} />
      {isPending ? <Skeleton shape="block" /> : null}
      {isError ? <FailedPart text={words.failed} onTryAgain={readAgain} /> : null}
      <ul className={styles.rows}>
        {askable?.map((certificate) => (
          <AskableRow key={certificate.id} organisation={organisation} certificate={certificate} />
        ))}
      </ul>
    </section>
  );
}

function AskableRow({ organisation, certificate }: { organisation: Giver; certificate: Definition }) {
  const { asking: words, request, categories } = useTexts(certificateTexts);
  const call = useCall();
  const { showToast } = useToasts();
  const { id, name, category, thumbnail_url } = certificate;
  const body = { organization_id: organisation.id, certificate_id: id };
  const asking = useAction((_, { keyOf }) => call(requestStamp, { body, key: keyOf(body) }), {
    invalidates: CERTIFICATE_ANSWERS,
    isToldInToast: true,
  });
  async function ask() {
    if (!(await asking.run())) return;
    showToast({ tone: 'success', title: request.done, text: request.done_text(organisation.name) });
  }
  return (
    <li className={styles.definition}>
      <div className={styles.words}>
        <div className={styles.line}>
          {thumbnail_url ? <img className={styles.picture} src={thumbnail_url} alt="" width={40} height={40} /> : null}
          <h3 className={styles.name}>{name}</h3>
          <Tag>{categories[category]}</Tag>
        </div>
      </div>
      <div className={styles.about}>
        <CertificateFacts certificate={certificate} />
      </div>
      <div className={styles.give}>
        <Button
          variant="secondary"
          isSmall
          aria-label={words.ask_name(name)}
          disabled={asking.isPending}
          onClick={() => void ask()}
        >
          {words.ask}
        </Button>
      </div>
    </li>
  );
}
