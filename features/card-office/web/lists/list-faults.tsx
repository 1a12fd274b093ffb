import { DownloadIcon } from '@navikt/aksel-icons';
import { grouped } from '#platform/language/money.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ShowRest } from '#ui/show-rest.tsx';
import type { MemberList } from '../../lists-contract.ts';
import { listTexts } from '../../texts/lists/token.ts';
import { FaultLines } from './fault-lines.tsx';
import { FaultPages } from './fault-pages.tsx';
import { useFetchFaults } from './use-list-deeds.ts';

/** So many stand there at once; the others are a press away, very many page by page, and all are in the file. */
const AT_FIRST = 8;

/** Every fault by row and column. */
export function ListFaults({ list }: { list: MemberList }) {
  const texts = useTexts(listTexts);
  const fetching = useFetchFaults();
  const { faults, faults_count, faulty_rows, known_rows } = list;
  const rest = faults.slice(AT_FIRST);
  const isLong = faults_count > faults.length;
  const fetchButton = (
    <Button
      variant="tertiary"
      isSmall
      icon={<DownloadIcon aria-hidden />}
      isLoading={fetching.isPending}
      onClick={() => void fetching.run(list)}
    >
      {texts.fetch_faults}
    </Button>
  );
  if (faulty_rows === 0) return known_rows > 0 ? null : <p>{texts.no_faults}</p>;
  return (
    <Notice tone="warning" title={texts.faulty(faulty_rows, grouped(faulty_rows))}>
      {isLong ? (
        <>
          <p>{texts.all_faults(grouped(faults_count))}</p>
          <FaultPages listId={list.id} />
        </>
      ) : (
        <FaultLines faults={faults.slice(0, AT_FIRST)} />
      )}
      {!isLong && rest.length > 0 ? (
        <ShowRest moreLabel={texts.more_faults(rest.length)} fewerLabel={texts.fewer_faults}>
          <FaultLines faults={rest} />
        </ShowRest>
      ) : null}
      {fetchButton}
    </Notice>
  );
}
