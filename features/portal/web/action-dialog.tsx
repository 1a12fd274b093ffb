import type { ComponentProps } from 'react';
import { FormDialog } from '#ui/form-dialog.tsx';
import { ActionFailure } from './action-failure.tsx';

type ActionDialogProps = Omit<ComponentProps<typeof FormDialog>, 'isPending' | 'failure'> & {
  action: ComponentProps<typeof ActionFailure>['action'] & { isPending: boolean };
};

/** A few fields of something that is done: it waits while that is so, and says why it was not. */
export function ActionDialog({ action, isBlocking = false, ...dialog }: ActionDialogProps) {
  return (
    <FormDialog
      {...dialog}
      isPending={action.isPending}
      isBlocking={isBlocking && action.isPending}
      failure={<ActionFailure action={action} level={3} />}
    />
  );
}
