import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { FailedPage } from '#features/portal/web/failed-page.tsx';
import type { PageModule } from '#features/portal/web/page-module.ts';
import { paths } from '#features/portal/web/paths.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { clock } from '#platform/language/dates.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { fillAnswer, useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import type { ExportedPart } from '../../contract.ts';
import { userTexts } from '../../texts/token.ts';
import { getMe } from '../calls.ts';
import { ExportedRows, partName } from './exported-rows.tsx';
import styles from './profile.module.css';
import { ProofProvider } from './proof-provider.tsx';
import { saveFile } from './save-file.ts';
import { type OwnData, useExport } from './use-export.ts';

export const page: PageModule = {
  Component: ExportPage,
  texts: [userTexts],
  isPersonal: true,
  load: ({ queries, call }) => fillAnswer(queries, call, getMe, {}),
  head: ({ textsOf }) => ({ title: textsOf(userTexts).export.title }),
};

/** USR-06: everything that is stored, to read and to take along. Fetched when asked for: it is seldom, and it is a lot. */
function ExportPage() {
  const answer = useAnswer(getMe, {});
  const { export: words } = useTexts(userTexts);
  if (answer.isError) return <FailedPage error={answer.error} />;
  return (
    <div className={`nb-wrap nb-section nb-in-order ${styles.page}`}>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink variant="secondary" href={paths.editProfile}>
            {words.back}
          </ButtonLink>
        }
      />
      <ProofProvider>
        <OwnDataPart />
      </ProofProvider>
    </div>
  );
}

function OwnDataPart() {
  const { export: words } = useTexts(userTexts);
  const moments = useTexts(momentTexts);
  const fetchExport = useExport();
  const [data, setData] = useState<OwnData | null>(null);
  const reading = useAction(async () => setData(await fetchExport()), { isToldInToast: true });
  return (
    <>
      <div className="nb-panel nb-stack">
        <p role="status">{data ? words.made(longDate(data.made_at, moments), clock(data.made_at)) : words.ask}</p>
        <div>
          {data ? (
            <Button onClick={() => saveFile(words.file_name, data)}>{words.download}</Button>
          ) : (
            <Button isLoading={reading.isPending} onClick={() => void reading.run()}>
              {words.read}
            </Button>
          )}
        </div>
      </div>
      {data?.parts
        .filter(({ rows }) => rows.length > 0)
        .map((part) => (
          <ExportedRows key={part.key} part={part} />
        ))}
      {data ? <EmptyParts parts={data.parts.filter(({ rows }) => rows.length === 0)} /> : null}
    </>
  );
}

/** What there could be and is not, in one place. */
function EmptyParts({ parts }: { parts: readonly ExportedPart[] }) {
  const { export: words } = useTexts(userTexts);
  if (parts.length === 0) return null;
  return (
    <SheetSection id="data-empty" title={words.nothing}>
      <ul className={styles.bullets}>
        {parts.map(({ key }) => (
          <li key={key}>{partName(words, key)}</li>
        ))}
      </ul>
    </SheetSection>
  );
}
