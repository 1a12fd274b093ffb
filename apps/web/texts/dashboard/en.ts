import { en as addresses } from '#features/addresses/texts/en.ts';
import { en as sms_senders } from '#features/circulars/texts/senders/en.ts';
import { en as organisations } from '#features/organisations/texts/en.ts';
import { en as organisation_requests } from '#features/organisations/texts/requests/en.ts';
import { en as dashboard } from '../../pages/dashboard/texts/en.ts';

export const texts = { addresses, dashboard, organisation_requests, organisations, sms_senders };
