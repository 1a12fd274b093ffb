import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { LEDGER_COMPARISONS } from '#apps/server/ledger-comparisons.ts';
import { claimWorkers } from '#features/claims/server/jobs.ts';
import { proveLedger, writeProof } from '#features/ledger/server/prove.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { payoutWorkers } from '#features/payouts/server/jobs.ts';
import { makeFilesOfJob } from '#features/payouts/server/jobs-declared.ts';
import { type ClaimScene, claimScene, givenCard } from './claim-scene.ts';
import { BERGEN } from './given.ts';
import { multipartBody } from './multipart-body.ts';

export const ORIGINS = { baseDomain: 'x.example', scheme: 'https' } as const;

export const PAYER = {
  name: 'Bergen kommune',
  organisation_number: '974 760 673',
  bank_account: '1503.20.00115',
  bic: 'dnbanokk',
};

type Said = { reference: string; status: string; reason?: string; ore?: number };
type Booked = { reference: string; ore: number; returned?: string };

const kroner = (ore: number) => (ore / 100).toFixed(2);

/** As a bank writes pain.002 about one file. */
export const pain002 = (file: string, said: readonly Said[], group = 'PART', message: string = randomUUID()) =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
  <GrpHdr><MsgId>${message}</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${file}</OrgnlMsgId><GrpSts>${group}</GrpSts>
  </OrgnlGrpInfAndSts><OrgnlPmtInfAndSts>${said
    .map(
      ({ reference, status, reason, ore }) =>
        `<TxInfAndSts><OrgnlEndToEndId>${reference}</OrgnlEndToEndId><TxSts>${status}</TxSts>${
          reason ? `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn></StsRsnInf>` : ''
        }${ore === undefined ? '' : `<OrgnlTxRef><Amt><InstdAmt Ccy="NOK">${kroner(ore)}</InstdAmt></Amt></OrgnlTxRef>`}</TxInfAndSts>`,
    )
    .join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

/** As a bank writes camt.054 about what was booked, and what came back. */
export const camt054 = (booked: readonly Booked[], message: string = randomUUID()) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>${message}</MsgId>
  </GrpHdr><Ntfctn>${booked
    .map(
      ({ reference, ore, returned }) =>
        `<Ntry><CdtDbtInd>${returned ? 'CRDT' : 'DBIT'}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><NtryDtls><TxDtls>
        <Refs><EndToEndId>${reference}</EndToEndId></Refs><Amt Ccy="NOK">${kroner(ore)}</Amt>${
          returned ? `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>` : ''
        }</TxDtls></NtryDtls></Ntry>`,
    )
    .join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;

/** A municipality that has set who pays and was controlled, with payments to send. */
export async function payoutScene(setup: Parameters<typeof claimScene>[0] = {}) {
  const scene: ClaimScene = await claimScene(setup);
  const { portal, people, call } = scene;
  const control = async () => {
    const services = { ...portal.jobServices, now: () => new Date() };
    await sealPostings(services);
    const proof = await proveLedger(portal.db, BERGEN, { comparisons: LEDGER_COMPARISONS, now: services.now() });
    await writeProof(portal.db, proof, new Date());
    return proof.faults;
  };
  const work = async (name: string, payload: object = {}) => {
    const found = [...payoutWorkers({ origins: ORIGINS }), ...claimWorkers({ origins: ORIGINS })].find(
      ({ job }) => job.name === name,
    );
    if (!found) throw new Error(`There is no job ${name}.`);
    await found.work({ ...portal.jobServices, now: () => new Date('2026-11-17T12:00:00Z') }, payload);
  };
  const setPayer = (as: string, body: object = PAYER) =>
    portal.as(as).send('PUT', '/api/municipality/payer', { body, language: 'nb' });
  await setPayer(people.admin);
  await control();
  const make = (as: string, key: string = randomUUID()) => call(as, '/municipality/bank-files', {}, key);
  const approve = (as: string, id: string) => call(as, `/municipality/bank-files/${id}/approve`, {}, randomUUID());
  const withdraw = (as: string, id: string, reason = 'Feil konto', key: string = randomUUID()) =>
    call(as, `/municipality/bank-files/${id}/withdraw`, { reason }, key);
  const download = (as: string, id: string) => call(as, `/municipality/bank-files/${id}/download`);
  const open = async (id: string, as: string = people.admin) =>
    (await portal.as(as).get(`/api/municipality/bank-files/${id}`)).json().data;
  return {
    ...scene,
    control,
    work,
    setPayer,
    /** An approved payment from an account of its own. */
    async toPay(body: object = {}): Promise<string> {
      const card = await givenCard(portal, scene, [people.mother]);
      const { id } = (await scene.pay(people.mother, body, randomUUID(), card)).json().data;
      await scene.decide(people.admin, [id], 'approve');
      return id;
    },
    day: () => work(makeFilesOfJob.name, { municipality_id: BERGEN }),
    make,
    approve,
    withdraw,
    download,
    open,
    answer(as: string, text: string, language = 'nb') {
      const { headers, body } = multipartBody([{ name: 'svar.xml', type: 'text/xml', bytes: Buffer.from(text) }]);
      return portal.as(as).send('POST', '/api/municipality/bank-answers', { headers, body, language });
    },
    list: async (as: string = people.admin) => (await portal.as(as).get('/api/municipality/bank-files')).json(),
    /** Made by one, approved by another, and with the bank: the file and its lines. */
    async sent() {
      const { id } = (await make(people.admin)).json().data;
      await approve(people.second, id);
      await download(people.admin, id);
      const file = await open(id);
      const lines = await sql<{ reference: string; claim_id: string; amount_ore: number }>`
        select replace(id::text, '-', '') as reference, claim_id, amount_ore::int as amount_ore
        from bank_file_line where bank_file_id = ${id} order by id`.execute(portal.db);
      return { id, message_id: file.message_id as string, lines: lines.rows };
    },
    async filesOf(claim: string): Promise<number> {
      const { rows } = await sql`select from bank_file_line where claim_id = ${claim}`.execute(portal.db);
      return rows.length;
    },
  };
}
export type PayoutScene = Awaited<ReturnType<typeof payoutScene>>;
