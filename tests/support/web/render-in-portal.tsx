import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { App } from '#apps/web/app.tsx';
import type { Announcement } from '#features/announcements/contract.ts';
import type { TicketStore } from '#features/identity/web/ticket-store.ts';
import { type PortalTenant, publicTenant } from '#features/tenants/contract.ts';
import type { Call } from '#platform/web/client.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

type Surroundings = {
  address?: string;
  tenant?: Partial<PortalTenant>;
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

const TENANT = publicTenant.omit({ infoSlots: true }).parse({
  key: 'solvik',
  variant: 'demo',
  name: 'Solvik',
  in_place: 'i Solvik',
  municipality_ids: ['9901'],
  district_ids: [],
  colour: '#1d6b5c',
  theme_href: '/theme/1d6b5c.0123456789ab.css',
  is_indexed: false,
  support_email: 'hjelp@solvik.example',
  accessibility_statement_url: null,
  office_url: null,
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
  place_form: 'kommune',
  bannerType: 'image',
  bannerPicture: null,
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
  hasDeposits: false,
  infoPageTitle: 'Info',
  has_info_page: true,
} satisfies Record<keyof PortalTenant, unknown>);
