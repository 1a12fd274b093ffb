import type { CultureMessages } from './culture-messages.ts';
import type { EquipmentMessages } from './equipment-messages.ts';
import type { TicketMessages } from './ticket-messages.ts';

/** About what can be held up in front of a scanner. */
export type ThingMessages = TicketMessages & EquipmentMessages & CultureMessages;
