import { nb as addresses } from '#features/addresses/texts/nb.ts';
import { nb as sms_senders } from '#features/circulars/texts/senders/nb.ts';
import { nb as organisations } from '#features/organisations/texts/nb.ts';
import { nb as organisation_requests } from '#features/organisations/texts/requests/nb.ts';
import { nb as dashboard } from '../../pages/dashboard/texts/nb.ts';

export const texts = { addresses, dashboard, organisation_requests, organisations, sms_senders };
