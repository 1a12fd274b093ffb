import { remote } from '#platform/web/client.ts';
import type * as deposit from '../deposit-contract.ts';
import type * as desk from '../desk-contract.ts';
import type * as imports from '../imports-contract.ts';
import type * as office from '../office-contract.ts';

const EQUIPMENT = '/municipality/equipment';

export const getEquipmentOffice = remote<typeof office.getEquipmentOffice>('GET', EQUIPMENT);
export const getEquipmentChoices = remote<typeof office.getEquipmentChoices>('GET', `${EQUIPMENT}/choices`);
export const createLendingPlace = remote<typeof office.createLendingPlace>('POST', '/municipality/lending-places');
export const updateLendingPlace = remote<typeof office.updateLendingPlace>('PUT', '/municipality/lending-places/{id}');
export const createEquipment = remote<typeof office.createEquipment>('POST', EQUIPMENT);
export const updateEquipment = remote<typeof office.updateEquipment>('PUT', `${EQUIPMENT}/{id}`);
export const listOfficeLoans = remote<typeof office.listOfficeLoans>('GET', `${EQUIPMENT}/loans`);
export const decideDeposit = remote<typeof deposit.decideDeposit>('POST', `${EQUIPMENT}/loans/{id}/deposit`);
export const getEquipmentNumbers = remote<typeof office.getEquipmentNumbers>('GET', `${EQUIPMENT}/numbers`);
export const listPieces = remote<typeof office.listPieces>('GET', `${EQUIPMENT}/{id}/pieces`);
export const addPieces = remote<typeof office.addPieces>('POST', `${EQUIPMENT}/{id}/pieces`);
export const orderEquipmentFile = remote<typeof imports.orderEquipmentFile>('POST', `${EQUIPMENT}/export`);
export const previewEquipmentImport = remote<typeof imports.previewEquipmentImport>('POST', `${EQUIPMENT}/import`);
export const takeEquipmentImport = remote<typeof imports.takeEquipmentImport>('POST', `${EQUIPMENT}/import/take`);
export const getEquipmentImportTemplate = remote<typeof imports.getEquipmentImportTemplate>(
  'GET',
  `${EQUIPMENT}/import/template`,
);

export const getDesk = remote<typeof desk.getDesk>('GET', '/lending-places/{id}/desk');
export const listDesks = remote<typeof desk.listDesks>('GET', '/lending-places');
export const listFreePieces = remote<typeof desk.listFreePieces>('GET', '/loans/{id}/pieces');
export const handOut = remote<typeof desk.handOut>('POST', '/loans/{id}/hand-out');
export const takeBack = remote<typeof desk.takeBack>('POST', '/loans/{id}/return');
export const getLoanPicture = remote<typeof desk.getLoanPicture>('GET', '/loans/{id}/picture');
export const setPieceState = remote<typeof desk.setPieceState>('PUT', '/equipment/pieces/{id}');

/** What happens at a desk, or to a piece, can have touched these. */
export const LENDING_ANSWERS = [getDesk, listFreePieces, getEquipmentOffice, listOfficeLoans, listPieces];
