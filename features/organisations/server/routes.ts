import { ROLES } from '#features/vocabulary/roles.ts';
import type { AnswerCache } from '#platform/server/answer-cache.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as conditions from '../conditions-contract.ts';
import * as contract from '../contract.ts';
import * as running from '../running-contract.ts';
import { ROLE_NAMES } from '../texts/role-names.ts';
import { demandInside } from './access.ts';
import { answerConditions } from './conditions.ts';
import { deleteOrganisation, type EventsCountedOn } from './delete-organisation.ts';
import { addDocument, deleteDocument, documentsOf, renameDocument } from './documents.ts';
import { followOrganisation, unfollowOrganisation } from './follow.ts';
import { addGalleryPicture, deleteGalleryPicture, galleryOf } from './gallery.ts';
import { listedOrganisations } from './list-organisations.ts';
import { type OrganisationCount, organisationFacets } from './organisation-facets.ts';
import { ownAccessIn } from './own-access.ts';
import { changePermissionSettings, permissionSettings } from './permission-settings.ts';
import { contactsOf, organisationById } from './queries.ts';
import { foundOrganisations } from './search-organisations.ts';
import { statisticOf } from './statistic.ts';
import { updateOrganisation } from './update-organisation.ts';

const MAX_KEPT = 500;

/** Asking for a new one, and deciding about it, is in request-routes.ts. */
export const organisationRoutes = (kept: AnswerCache, eventsCountedOn: EventsCountedOn): Route[] => [
  ...publicRoutes(kept),
  ...personalRoutes,
  ...runningRoutes(eventsCountedOn),
];

const publicRoutes = (kept: AnswerCache): Route[] => {
  const totals = kept.cache<number>({ most: MAX_KEPT, isWorthKeeping: (total) => total > 0 });
  const counts = kept.cache<OrganisationCount[]>({ most: MAX_KEPT });
  return [
    route(contract.listOrganisations, (context, { query }) => listedOrganisations(context, query, totals)),
    route(contract.getOrganisationFacets, async (context) => ({ data: await organisationFacets(context, counts) })),
    route(contract.searchOrganisations, async (context, { query }) => ({
      data: await foundOrganisations(context, query.q),
    })),
    route(contract.listRoles, ({ language }) => ({
      data: ROLES.map((key) => ({ key, name: ROLE_NAMES[language][key] })),
    })),
    route(contract.getOrganisation, async (context, { params }) => ({
      data: await organisationById(context, params.id),
    })),
    route(contract.listContacts, async (context, { params }) => ({
      data: await contactsOf(context, (await demandInside(context, params.id)).id),
    })),
    route(running.listGallery, async (context, { params }) => ({
      data: await galleryOf(context.replica, (await demandInside(context, params.id)).id),
    })),
    route(running.listDocuments, async (context, { params }) => ({
      data: await documentsOf(context.replica, (await demandInside(context, params.id)).id),
    })),
  ];
};

const personalRoutes: Route[] = [
  route(contract.getOwnAccess, async (context, { params }) => ({ data: await ownAccessIn(context, params.id) })),
  route(contract.follow, (context, { params }) => followOrganisation(context, params.id)),
  route(contract.unfollow, (context, { params }) => unfollowOrganisation(context, params.id)),
  route(contract.getStatistic, async (context, { params }) => ({ data: await statisticOf(context, params.id) })),
];

const runningRoutes = (eventsCountedOn: EventsCountedOn): Route[] => [
  route(running.updateOrganisation, async (context, { params, body }) => ({
    data: await updateOrganisation(context, params.id, body),
  })),
  route(running.deleteOrganisation, (context, { params }) => deleteOrganisation(context, eventsCountedOn, params.id)),
  route(conditions.answerConditions, async (context, { params, body }) => ({
    data: await answerConditions(context, params.id, body),
  })),
  route(running.getPermissionSettings, async (context, { params }) => ({
    data: await permissionSettings(context, params.id),
  })),
  route(running.setPermissionSettings, async (context, { params, body }) => ({
    data: await changePermissionSettings(context, params.id, body.permissions),
  })),
  route(running.addGalleryPicture, async (context, { params, body }) => ({
    data: await addGalleryPicture(context, params.id, body),
  })),
  route(running.deleteGalleryPicture, (context, { params }) => deleteGalleryPicture(context, params.id, params.image)),
  route(running.addDocument, async (context, { params, body }) => ({
    data: await addDocument(context, params.id, body),
  })),
  route(running.renameDocument, async (context, { params, body }) => ({
    data: await renameDocument(context, params.id, params.document, body.name),
  })),
  route(running.deleteDocument, (context, { params }) => deleteDocument(context, params.id, params.document)),
];
