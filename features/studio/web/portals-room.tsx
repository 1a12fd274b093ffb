import { useState } from 'react';
import { FailedPart } from '#features/portal/web/failed-part.tsx';
import { officePaths } from '#features/portal/web/office-paths.ts';
import { longDate } from '#platform/language/date-forms.ts';
import { momentTexts } from '#platform/language/moments/token.ts';
import { compareNorwegian } from '#platform/language/norwegian-order.ts';
import { useAnswer } from '#platform/web/answers.tsx';
import { useTexts } from '#platform/web/language.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { Tag } from '#ui/tag.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ListedPortal } from '../contract.ts';
import { studioTexts } from '../texts/token.ts';
import { listPortals } from './calls.ts';

const TONES = { draft: 'warning', scheduled: 'info', published: 'success' } as const satisfies Record<
  ListedPortal['state'],
  string
>;

/** DSH-02: every portal: found by its name, with what is published and what is being worked on. */
export function PortalsRoom() {
  const { portals: texts } = useTexts(studioTexts);
  const [words, setWords] = useState('');
  const answer = useAnswer(listPortals, { query: {} });
  const portals = (answer.data?.data.portals ?? []).toSorted((one, other) => compareNorwegian(one.name, other.name));
  const found = portals.filter(({ key, name }) => `${name} ${key}`.toLowerCase().includes(words.trim().toLowerCase()));
  return (
    <section className="nb-stack nb-gap-m">
      <SectionHeading
        title={texts.title}
        lead={texts.lead}
        action={
          answer.data?.data.can.create ? (
            <ButtonLink variant="secondary" href={officePaths.studio}>
              {texts.create}
            </ButtonLink>
          ) : undefined
        }
      />
      <TextField type="search" label={texts.find} value={words} onChange={({ target }) => setWords(target.value)} />
      {answer.isPending ? <Skeleton shape="block" /> : null}
      {answer.isError ? <FailedPart onTryAgain={() => void answer.refetch()} /> : null}
      {answer.data ? <p role="status">{texts.count(found.length)}</p> : null}
      {answer.data && found.length === 0 ? (
        <EmptyState title={texts.none.title} level={3}>
          {texts.none.text}
        </EmptyState>
      ) : null}
      {found.length > 0 ? <PortalTable portals={found} /> : null}
    </section>
  );
}

function PortalTable({ portals }: { portals: readonly ListedPortal[] }) {
  const { portals: texts } = useTexts(studioTexts);
  const moments = useTexts(momentTexts);
  const { columns } = texts;
  return (
    <Table caption={texts.title} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.version}</th>
          <th scope="col">{columns.changed}</th>
          <th scope="col">{columns.visit}</th>
        </tr>
      </thead>
      <tbody>
        {portals.map(({ key, name, url, number, state, changed_at }) => (
          <tr key={key}>
            <th scope="row">
              <TextLink href={`${officePaths.studio}?${new URLSearchParams({ portal: key })}`}>{name}</TextLink>
            </th>
            <td>
              <Tag tone={TONES[state]}>{texts.states[state]}</Tag>
            </td>
            <td data-number>{number ?? '–'}</td>
            <td>{changed_at ? longDate(changed_at, moments) : '–'}</td>
            <td>
              <TextLink href={url}>{new URL(url).host}</TextLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
