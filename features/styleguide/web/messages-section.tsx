import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Toast } from '#ui/toast.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { useToasts } from '#ui/use-toasts.ts';
import { BothSchemes } from './both-schemes.tsx';
import { SamplePicture } from './sample-picture.tsx';
import { StyleguideSection } from './styleguide-section.tsx';
import type { SectionProps } from './styleguide-texts.ts';

export function MessagesSection({ texts }: SectionProps) {
  const { messages, sections } = texts;
  return (
    <StyleguideSection title={sections.messages}>
      <ToastProvider>
        <ToastButtons texts={texts} />
        <ToastRegion label={messages.region} closeLabel={messages.close} />
      </ToastProvider>
      <BothSchemes texts={texts}>
        {() => (
          <>
            <Toast
              tone="success"
              title={messages.attending}
              text={messages.attendingText}
              closeLabel={messages.close}
              durationMs={ONE_DAY_MS}
              onDismiss={() => undefined}
            />
            <Toast
              tone="danger"
              title={messages.failed}
              text={messages.failedText}
              action={{ label: messages.retry, onClick: () => undefined }}
              closeLabel={messages.close}
              durationMs={ONE_DAY_MS}
              onDismiss={() => undefined}
            />
            <Notice>{messages.info}</Notice>
            <Notice tone="success">{messages.success}</Notice>
            <Notice tone="warning" title={messages.warningTitle}>
              {messages.warning}
            </Notice>
            <Notice tone="danger">{messages.danger}</Notice>
            <EmptyState
              level={3}
              title={messages.emptyTitle}
              picture={<SamplePicture alt="" hasNight />}
              actions={
                <>
                  <Button>{messages.emptyAction}</Button>
                  <Button variant="secondary">{messages.emptyOther}</Button>
                </>
              }
            >
              {messages.emptyText}
            </EmptyState>
          </>
        )}
      </BothSchemes>
    </StyleguideSection>
  );
}

const ONE_DAY_MS = 86_400_000;

function ToastButtons({ texts: { messages } }: SectionProps) {
  const { showToast } = useToasts();
  return (
    <div className="nb-row">
      <Button
        variant="secondary"
        onClick={() => showToast({ tone: 'success', title: messages.attending, text: messages.attendingText })}
      >
        {messages.show}
      </Button>
      <Button
        variant="secondary"
        onClick={() => showToast({ tone: 'danger', title: messages.failed, text: messages.failedText })}
      >
        {messages.showError}
      </Button>
    </div>
  );
}
