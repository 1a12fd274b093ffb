import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as groups from '../groups-contract.ts';
import * as office from '../office-contract.ts';
import { readPaper, replaceCode } from './card-paper.ts';
import { createGroup, endGroup, updateGroup } from './change-groups.ts';
import { connectCard } from './connect-card.ts';
import { readDesk } from './desk-today.ts';
import { findCards, readCard } from './find-cards.ts';
import { giveCard, removeCard } from './give-cards.ts';
import { listGroups, listMembers } from './list-groups.ts';
import { monthNumbers, monthsFile } from './month-numbers.ts';
import { ownCards, ownVisits } from './own-cards.ts';
import { registerGroupVisit, registerVisit } from './register-visit.ts';
import { undoVisit } from './undo-visit.ts';
import { endVenue, listVenues, ownVenues, startVenue } from './venues.ts';
import { visitNumbers, visitsFile } from './visit-numbers.ts';

export const cultureCardRoutes = ({ origins }: { origins: OriginSettings }): readonly Route[] => [
  route(contract.findCultureCards, async (context, { query }) => ({ data: await findCards(context, query) })),
  route(contract.readCultureCard, async (context, { body }) => ({ data: await readCard(context, body) })),
  route(contract.listOwnCultureCards, async (context) => ({ data: await ownCards(context) })),
  route(contract.connectCultureCard, async (context, { body }) => ({ data: await connectCard(context, body) })),
  route(contract.listOwnVisits, (context, { query }) => ownVisits(context, query)),
  route(contract.getDesk, async (context, { query }) => ({ data: await readDesk(context, query.organization_id) })),
  route(contract.registerVisit, async (context, { body }) => ({ data: await registerVisit(context, body) })),
  route(contract.registerGroupVisit, async (context, { body }) => ({ data: await registerGroupVisit(context, body) })),
  route(contract.undoVisit, (context, { params }) => undoVisit(context, params.id)),
  route(contract.getVisitNumbers, (context, { query }) => visitNumbers(context, query)),
  route(contract.getVisitsFile, (context, { query }) => visitsFile(context, query.organization_id)),
  route(contract.listOwnVenues, async (context) => ({ data: await ownVenues(context) })),

  route(groups.listCultureGroups, (context, { query }) => listGroups(context, query)),
  route(groups.createCultureGroup, async (context, { body }) => ({ data: await createGroup(context, body) })),
  route(groups.updateCultureGroup, (context, { params, body }) => updateGroup(context, params.id, body)),
  route(groups.endCultureGroup, (context, { params }) => endGroup(context, origins, params.id)),
  route(groups.listGroupMembers, (context, { query }) => listMembers(context, query)),
  route(groups.addGroupMember, async (context, { body }) => ({ data: await giveCard(context, origins, body) })),
  route(groups.removeGroupMember, (context, { params }) => removeCard(context, origins, params.id)),
  route(groups.getCardPaper, async (context, { params }) => ({ data: await readPaper(context, params.id) })),
  route(groups.replaceCardCode, async (context, { params }) => ({ data: await replaceCode(context, params.id) })),

  route(office.listCultureVenues, (context, { query }) => listVenues(context, query.municipality_id)),
  route(office.startCultureVenue, async (context, { body }) => ({
    data: await startVenue(context, body.organization_id),
  })),
  route(office.endCultureVenue, (context, { params }) => endVenue(context, params.id)),
  route(office.getCultureNumbers, async (context, { query }) => ({
    data: await monthNumbers(context, query.municipality_id),
  })),
  route(office.getCultureFile, (context, { query }) => monthsFile(context, query.municipality_id)),
];
