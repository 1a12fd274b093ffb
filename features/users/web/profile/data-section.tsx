import { useState } from 'react';
import { useAction } from '#features/identity/web/use-action.ts';
import { useTexts } from '#platform/web/language.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { SheetSection } from '#ui/sheet-section.tsx';
import { userTexts } from '../../texts/token.ts';
import { exportPath, SECTIONS } from '../paths.ts';
import { EraseDialog } from './erase-dialog.tsx';
import styles from './profile.module.css';
import { saveFile } from './save-file.ts';
import { useExport } from './use-export.ts';

/** USR-06: what is stored is the person's to read, to take along, and to have removed. */
export function DataSection() {
  const { data: words, export: exported } = useTexts(userTexts);
  const fetchExport = useExport();
  const [isErasing, setIsErasing] = useState(false);
  const downloading = useAction(async () => saveFile(exported.file_name, await fetchExport()), { isToldInToast: true });
  return (
    <SheetSection id={SECTIONS.data} title={words.title}>
      <div className="nb-stack nb-gap-s">
        <h3 className={styles.smallHeading}>{words.export_title}</h3>
        <p>{words.export_text}</p>
        <div className="nb-row">
          <ButtonLink variant="secondary" href={exportPath}>
            {words.export_read}
          </ButtonLink>
          <Button variant="tertiary" isLoading={downloading.isPending} onClick={() => void downloading.run()}>
            {words.export_download}
          </Button>
        </div>
      </div>
      <div className="nb-stack nb-gap-s">
        <h3 className={styles.smallHeading}>{words.erase_title}</h3>
        <p>{words.erase_text}</p>
        <div>
          <Button variant="secondary" isDanger onClick={() => setIsErasing(true)}>
            {words.erase}
          </Button>
        </div>
      </div>
      {isErasing ? <EraseDialog onClose={() => setIsErasing(false)} /> : null}
    </SheetSection>
  );
}
