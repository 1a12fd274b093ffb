import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createTicketStore } from '#features/identity/web/ticket-store.ts';
import { TicketProvider } from '#features/identity/web/use-login.tsx';
import { CallProvider } from '#platform/web/call.tsx';
import type { Call } from '#platform/web/client.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import { ToastProvider } from '#ui/toast-provider.tsx';

/** For tests: a part of this feature with what it reads. `answer` is given the call's path and its parts. */
export function renderWithTexts(part: ReactNode, answer: (path: string, parts: never) => Promise<unknown>) {
  const call = ((endpoint: { path: string }, parts: never) => answer(endpoint.path, parts)) as unknown as Call;
  return render(
    <LanguageProvider locale="nb">
      <QueryClientProvider client={new QueryClient()}>
        <CallProvider call={call}>
          <TicketProvider tickets={createTicketStore()}>
            <ToastProvider>
              <RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />
            </ToastProvider>
          </TicketProvider>
        </CallProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
}
