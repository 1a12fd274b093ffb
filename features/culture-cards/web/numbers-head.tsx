import { DownloadIcon } from '@navikt/aksel-icons';
import { useAction } from '#features/identity/web/use-action.ts';
import { handOver } from '#platform/web/hand-over.ts';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

type NumbersHeadProps = {
  id: string;
  texts: { title: string; lead?: string; download: string };
  fetchFile: () => Promise<unknown>;
};

/** What the numbers are of, and the same as a spreadsheet. */
export function NumbersHead({ id, texts, fetchFile }: NumbersHeadProps) {
  const fetching = useAction(async () => handOver((await fetchFile()) as Blob, `${texts.title}.xlsx`), {
    isToldInToast: true,
  });
  return (
    <div className="nb-row nb-spread">
      <SectionHeading id={id} title={texts.title} {...(texts.lead !== undefined && { lead: texts.lead })} />
      <Button
        variant="secondary"
        isSmall
        icon={<DownloadIcon aria-hidden />}
        isLoading={fetching.isPending}
        onClick={() => void fetching.run()}
      >
        {texts.download}
      </Button>
    </div>
  );
}
