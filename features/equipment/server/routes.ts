import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as deposit from '../deposit-contract.ts';
import * as desk from '../desk-contract.ts';
import * as imports from '../imports-contract.ts';
import * as office from '../office-contract.ts';
import { leave, reserve, wait } from './borrow.ts';
import { acceptLoan, cancelLoan, extendLoan } from './change-loan.ts';
import { decideDeposit } from './decide-deposit.ts';
import { freePieces, readDesk } from './desk.ts';
import { listDesks } from './desk-access.ts';
import { orderEquipmentFile } from './equipment-export.ts';
import { listOwnLoans, ownLoan } from './family-loans.ts';
import { handOut, takeBack } from './hand-over.ts';
import type { EquipmentSheets } from './imports/equipment-sheets.ts';
import { importTemplate, previewImport, takeImport } from './imports/import-equipment.ts';
import { loanPicture } from './loan-picture.ts';
import { createItem, updateItem } from './office-items.ts';
import { equipmentNumbers } from './office-numbers.ts';
import { addPieces, listPieces } from './office-pieces.ts';
import { createPlace, updatePlace } from './office-places.ts';
import { equipmentChoices, listOfficeLoans, readOffice } from './office-queries.ts';
import { setPieceState } from './piece-state.ts';
import { equipmentDays, getEquipment, listEquipment } from './queries.ts';

type EquipmentParts = { origins: OriginSettings; files: FileStore; sheets: EquipmentSheets };

export const equipmentRoutes = ({ origins, files, sheets }: EquipmentParts): Route[] => [
  route(contract.listEquipment, (context, { query }) => listEquipment(context, query)),
  route(contract.getEquipment, async (context, { params }) => ({ data: await getEquipment(context, params.id) })),
  route(contract.getEquipmentDays, async (context, { params, query }) => ({
    data: await equipmentDays(context, params.id, query),
  })),
  route(contract.reserveEquipment, async (context, { params, body }) => ({
    data: await reserve(context, params.id, body),
  })),
  route(contract.waitForEquipment, async (context, { params, body }) => ({
    data: await wait(context, params.id, body),
  })),
  route(contract.leaveEquipmentQueue, (context, { params, query }) => leave(context, params.id, query.card_id)),
  route(contract.listOwnLoans, (context, { query }) => listOwnLoans(context, query)),
  route(contract.getLoan, async (context, { params }) => ({ data: await ownLoan(context, params.id) })),
  route(contract.acceptLoan, async (context, { params }) => ({ data: await acceptLoan(context, params.id) })),
  route(contract.extendLoan, async (context, { params, body }) => ({
    data: await extendLoan(context, params.id, body.to),
  })),
  route(contract.cancelLoan, (context, { params }) => cancelLoan(context, origins, params.id)),
  route(desk.listDesks, async (context, { query }) => ({ data: await listDesks(context, query.organization_id) })),
  route(desk.getDesk, async (context, { params }) => ({ data: await readDesk(context, params.id) })),
  route(desk.listFreePieces, async (context, { params }) => ({ data: await freePieces(context, params.id) })),
  route(desk.handOut, async (context, { params, body }) => ({ data: await handOut(context, params.id, body) })),
  route(desk.takeBack, async (context, { params, body }) => ({
    data: await takeBack(context, origins, params.id, body),
  })),
  route(desk.getLoanPicture, (context, { params }) => loanPicture(context, files, params.id)),
  route(office.getEquipmentOffice, async (context, { query }) => ({
    data: await readOffice(context, query.municipality_id),
  })),
  route(office.listOfficeLoans, (context, { query }) => listOfficeLoans(context, query)),
  route(deposit.decideDeposit, async (context, { params, body }) => ({
    data: await decideDeposit(context, origins, params.id, body),
  })),
  route(office.getEquipmentNumbers, async (context, { query }) => ({
    data: await equipmentNumbers(context, query.municipality_id),
  })),
  route(office.getEquipmentChoices, async (context, { query }) => ({ data: await equipmentChoices(context, query) })),
  route(office.createLendingPlace, async (context, { body }) => ({ data: await createPlace(context, body) })),
  route(office.updateLendingPlace, async (context, { params, body }) => ({
    data: await updatePlace(context, params.id, body),
  })),
  route(office.createEquipment, async (context, { body }) => ({ data: await createItem(context, body) })),
  route(office.updateEquipment, async (context, { params, body }) => ({
    data: await updateItem(context, params.id, body),
  })),
  route(office.listPieces, async (context, { params }) => ({ data: await listPieces(context, params.id) })),
  route(office.addPieces, async (context, { params, body }) => ({
    data: await addPieces(context, origins, params.id, body.labels),
  })),
  route(imports.getEquipmentImportTemplate, (context, { query }) => importTemplate(context, query)),
  route(imports.previewEquipmentImport, async (context, { query, file }) => ({
    data: await previewImport(context, sheets, query, file),
  })),
  route(imports.takeEquipmentImport, async (context, { query, file }) => ({
    data: await takeImport(context, { sheets, origins }, query, file),
  })),
  route(imports.orderEquipmentFile, async (context, { body }) => ({ data: await orderEquipmentFile(context, body) })),
  route(desk.setPieceState, (context, { params, body }) => setPieceState(context, origins, params.id, body)),
];
