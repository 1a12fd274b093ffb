import { nn as addresses } from '#features/addresses/texts/nn.ts';
import { nn as sms_senders } from '#features/circulars/texts/senders/nn.ts';
import { nn as organisations } from '#features/organisations/texts/nn.ts';
import { nn as organisation_requests } from '#features/organisations/texts/requests/nn.ts';
import { nn as dashboard } from '../../pages/dashboard/texts/nn.ts';

export const texts = { addresses, dashboard, organisation_requests, organisations, sms_senders };
