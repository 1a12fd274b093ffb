import { paths } from '#features/portal/web/paths.ts';
import { useLocalisedPath } from '#features/portal/web/use-localised-path.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { Closing } from '../contract.ts';
import { closingTexts } from '../texts/closing/token.ts';

/** BEY-21: what happens when, and how to fetch what is one's own. Without a day there is still what is one's own. */
export function ClosingContent({ closing }: { closing: Closing | null }) {
  const texts = useTexts(closingTexts);
  const moments = useTexts(momentTexts);
  const inWords = (day: string) => longDate(day, moments);
  return (
    <div className="nb-wrap nb-section nb-in-order nb-stack nb-gap-m">
      {closing ? (
        <PageHeader
          title={
            closing.is_closed
              ? texts.closed(closing.municipality)
              : texts.title(closing.municipality, inWords(closing.last_day))
          }
          lead={texts.lead(inWords(closing.fetch_until))}
        />
      ) : (
        <PageHeader title={texts.none.title} lead={texts.none.text} />
      )}
      {closing ? (
        <section className="nb-panel nb-stack">
          <h2>{texts.when}</h2>
          <FactList
            facts={(['last_day', 'fetch_until', 'delete_on'] as const).map((field) => ({
              term: texts[field],
              value: inWords(closing[field]),
            }))}
          />
          <p className="nb-muted">{texts.law}</p>
        </section>
      ) : null}
      <section className="nb-panel nb-stack">
        <h2>{texts.yours}</h2>
        <p>{texts.yours_text}</p>
        <p>
          <ButtonLink href={paths.exportProfile}>{texts.yours_action}</ButtonLink>
        </p>
      </section>
      {closing ? <ForOrganisers closing={closing} /> : null}
      {closing ? <ForResidents closing={closing} /> : null}
    </div>
  );
}

/** Nothing is changed in a portal that has closed, and people and organisations are the same in the one of the country. */
function useOpenPath({ is_closed, country_url }: Closing): (path: string) => string {
  const localised = useLocalisedPath();
  return (path) => (is_closed ? `${country_url}${localised(path)}` : path);
}

function ForResidents({ closing }: { closing: Closing }) {
  const texts = useTexts(closingTexts);
  const openPath = useOpenPath(closing);
  return (
    <section className="nb-panel nb-stack">
      <h2>{texts.keep}</h2>
      <p>{texts.keep_text}</p>
      {closing.is_closed ? <p>{texts.keep_elsewhere}</p> : null}
      <p>
        <ButtonLink variant="secondary" href={openPath(paths.editProfile)}>
          {texts.keep_action}
        </ButtonLink>
      </p>
    </section>
  );
}

function ForOrganisers({ closing }: { closing: Closing }) {
  const texts = useTexts(closingTexts);
  const openPath = useOpenPath(closing);
  const { neighbour } = closing;
  return (
    <section className="nb-panel nb-stack">
      <h2>{texts.organiser}</h2>
      <p>{texts.organiser_text}</p>
      <p>{neighbour ? texts.moved(neighbour.name) : texts.not_moved}</p>
      <p className="nb-row">
        <ButtonLink variant="secondary" href={openPath(paths.dashboard)}>
          {texts.organiser_action}
        </ButtonLink>
        {neighbour?.url ? (
          <ButtonLink variant="secondary" href={neighbour.url}>
            {texts.neighbour(neighbour.name)}
          </ButtonLink>
        ) : null}
      </p>
    </section>
  );
}
