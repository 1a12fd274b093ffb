import { CogIcon, LeaveIcon, PersonIcon } from '@navikt/aksel-icons';
import { useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { CheckLine } from '#ui/check-line.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { MenuItem } from '#ui/menu-item.tsx';
import { PopoverMenu } from '#ui/popover-menu.tsx';
import { ReasonDialog } from '#ui/reason-dialog.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BothSchemes } from './both-schemes.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

const SIZES = ['small', 'medium', 'large', 'full'] as const;

type Opened =
  | { kind: 'dialog'; size: (typeof SIZES)[number]; isBlocking: boolean }
  | { kind: 'sheet' | 'form' | 'reason' }
  | null;

export function OverlaysSection({ texts }: SectionProps) {
  const { overlays, labels, messages, sections } = texts;
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const dialog = opened?.kind === 'dialog' ? opened : null;
  return (
    <StyleguideSection title={sections.overlays}>
      <BothSchemes texts={texts}>
        {(schemeName) => (
          <>
            <div className="nb-row">
              {SIZES.map((size) => (
                <Button
                  key={size}
                  variant="secondary"
                  onClick={() => setOpened({ kind: 'dialog', size, isBlocking: false })}
                >
                  {overlays.open(overlays.sizes[size])}
                </Button>
              ))}
              <Button
                variant="secondary"
                onClick={() => setOpened({ kind: 'dialog', size: 'small', isBlocking: true })}
              >
                {overlays.openBlocking}
              </Button>
              <Button variant="secondary" onClick={() => setOpened({ kind: 'sheet' })}>
                {overlays.openSheet}
              </Button>
              <Button variant="secondary" onClick={() => setOpened({ kind: 'form' })}>
                {overlays.openForm}
              </Button>
              <Button variant="secondary" onClick={() => setOpened({ kind: 'reason' })}>
                {overlays.openReason}
              </Button>
            </div>
            <PopoverMenu
              label={`${overlays.menu} – ${schemeName}`}
              trigger={<Avatar name="Ingrid Lunde" isDecorative />}
              align="start"
            >
              <ul>
                <MenuItem href="#profile" icon={<PersonIcon aria-hidden />}>
                  {overlays.profile}
                </MenuItem>
                <MenuItem href="#settings" icon={<CogIcon aria-hidden />} count={1} countLabel={overlays.missing}>
                  {overlays.settings}
                </MenuItem>
                <MenuItem icon={<LeaveIcon aria-hidden />} onSelect={() => undefined}>
                  {overlays.logOut}
                </MenuItem>
              </ul>
            </PopoverMenu>
          </>
        )}
      </BothSchemes>
      <Dialog
        isOpen={dialog !== null}
        onClose={close}
        size={dialog?.size ?? 'small'}
        isBlocking={dialog?.isBlocking ?? false}
        title={overlays.cancelTitle}
        closeLabel={messages.close}
        actions={
          <>
            <Button isDanger onClick={close}>
              {overlays.cancelAction}
            </Button>
            <Button variant="secondary" onClick={close}>
              {overlays.keep}
            </Button>
          </>
        }
      >
        <p>{overlays.cancelText}</p>
      </Dialog>
      {opened?.kind === 'form' ? (
        <FormDialog
          title={overlays.cancelTitle}
          text={overlays.cancelText}
          submitLabel={overlays.cancelAction}
          cancelLabel={overlays.keep}
          closeLabel={messages.close}
          isDanger
          isPending={false}
          failure={null}
          onSubmit={close}
          onClose={close}
        >
          <TextField label={overlays.reason} />
        </FormDialog>
      ) : null}
      {opened?.kind === 'reason' ? (
        <ReasonDialog
          title={overlays.cancelTitle}
          text={overlays.cancelText}
          texts={{
            reason: overlays.reason,
            reason_help: overlays.reasonHelp,
            reason_required: overlays.reasonRequired,
            send: overlays.cancelAction,
            cancel: overlays.keep,
            close: messages.close,
          }}
          longest={200}
          isPending={false}
          error={undefined}
          onSend={close}
          onClose={close}
        />
      ) : null}
      <Sheet
        isOpen={opened?.kind === 'sheet'}
        onClose={close}
        title={overlays.filter}
        closeLabel={messages.close}
        actions={<Button onClick={close}>{overlays.showHits}</Button>}
      >
        <CheckLine label={labels.children} count={54} />
        <CheckLine label={labels.youth} count={38} defaultChecked />
      </Sheet>
    </StyleguideSection>
  );
}
