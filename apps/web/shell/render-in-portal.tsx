import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Announcement } from '#features/announcements/contract.ts';
import type { TicketStore } from '#features/identity/web/ticket-store.ts';
import { type PublicTenant, publicTenant } from '#features/tenants/contract.ts';
import type { Call } from '#platform/web/client.ts';
import { App } from '../app.tsx';
import { texts as calendarTexts } from '../texts/calendar/nb.ts';
import { texts as certificateTexts } from '../texts/certificates/nb.ts';
import { texts as commentTexts } from '../texts/comments/nb.ts';
import { texts as dashboardTexts } from '../texts/dashboard/nb.ts';
import { texts as doorTexts } from '../texts/door/nb.ts';
import { texts as eventTexts } from '../texts/event/nb.ts';
import { texts as eventFormTexts } from '../texts/event-form/nb.ts';
import { texts as eventInviteTexts } from '../texts/event-invites/nb.ts';
import { texts as filterTexts } from '../texts/filters/nb.ts';
import { texts as mapTexts } from '../texts/map/nb.ts';
import { texts as membershipTexts } from '../texts/memberships/nb.ts';
import { texts as municipalityTexts } from '../texts/municipalities/nb.ts';
import { texts as myTexts } from '../texts/my/nb.ts';
import { texts } from '../texts/nb.ts';
import { texts as organisationTexts } from '../texts/organisation/nb.ts';
import { texts as participantTexts } from '../texts/participants/nb.ts';
import { texts as profileTexts } from '../texts/profile/nb.ts';
import { texts as runningTexts } from '../texts/running/nb.ts';
import { texts as screenTexts } from '../texts/screen/nb.ts';
import { texts as searchTexts } from '../texts/search/nb.ts';
import { texts as seriesTexts } from '../texts/series/nb.ts';
import { texts as shiftTexts } from '../texts/shifts/nb.ts';
import { texts as signInTexts } from '../texts/sign-in/nb.ts';
import { texts as sunsetTexts } from '../texts/sunset/nb.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

type Surroundings = {
  address?: string;
  tenant?: Partial<PublicTenant>;
  announcement?: Announcement | null;
  call?: Call;
  tickets?: TicketStore;
  hasEid?: boolean;
};

/** For tests: a part of the portal with everything around it that it reads, at an address. */
export function renderInPortal(part: ReactNode, surroundings: Surroundings = {}) {
  const {
    address = '/events',
    tenant,
    announcement = null,
    call = failingCall,
    tickets = null,
    hasEid = true,
  } = surroundings;
  // The portal looks at the clock itself; what it shows must not depend on the day of the test.
  if (!vi.isFakeTimers()) vi.setSystemTime(NOW);
  const queries = new QueryClient();
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [address] });
  const shown = render(
    <App
      portal={{
        tenant: { ...TENANT, ...tenant },
        now: NOW,
        origin: 'https://solvik.example',
        analyticsUrl: null,
        mapTiles: { url: null, attribution: { text: '© Kartverket', href: null } },
        hasEid,
      }}
      locale="nb"
      texts={{
        ...texts,
        ...screenTexts,
        ...searchTexts,
        ...signInTexts,
        ...participantTexts,
        ...profileTexts,
        ...calendarTexts,
        ...certificateTexts,
        ...commentTexts,
        ...eventInviteTexts,
        ...shiftTexts,
        ...dashboardTexts,
        ...doorTexts,
        ...eventTexts,
        ...eventFormTexts,
        ...filterTexts,
        ...mapTexts,
        ...membershipTexts,
        ...municipalityTexts,
        ...myTexts,
        ...organisationTexts,
        ...runningTexts,
        ...seriesTexts,
        ...sunsetTexts,
      }}
      queries={queries}
      call={call}
      announcement={announcement}
      tickets={tickets}
    >
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </App>,
  );
  return { ...shown, router };
}

const failingCall: Call = () => Promise.reject(new TypeError('no connection'));

const TENANT = publicTenant.parse({
  key: 'solvik',
  variant: 'demo',
  name: 'Solvik',
  municipality_ids: ['9901'],
  district_ids: [],
  colour: '#1d6b5c',
  theme_href: '/theme/1d6b5c.0123456789ab.css',
  is_indexed: false,
  support_email: 'hjelp@solvik.example',
  accessibility_statement_url: null,
  embed_origins: [],
  slogan: { value: 'Det skjer noe', meaning: 'Nær deg', description: 'Nær deg', logoURL: null },
  data: {
    headerTitle: 'Fritid',
    headerTitleQuestion: 'Fritid?',
    headerDescription: 'Fritid',
    headerDescription2: 'Fritid',
    amount: 0,
    minAmountOfActivities: 0,
    minAge: 6,
    maxAge: 18,
    bankIdStep1: 'Logg inn',
  },
  bannerURL: '/pictures/bygd/1d6b5c/banner.svg',
  bannerType: 'image',
  customEventsBanner: null,
  customOrganizationsBanner: null,
  hasLeisureCard: false,
  userCanClaimLeisureCard: false,
  canClaimInOrganization: false,
  hasSubsidiaryOrg: false,
  sunset: false,
  hasPayment: false,
  hasTickets: false,
  hasEquipment: false,
  infoPageTitle: 'Info',
  infoSlots: [],
} satisfies Record<keyof PublicTenant, unknown>);
