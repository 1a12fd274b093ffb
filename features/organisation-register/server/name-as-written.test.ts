import { expect, test } from 'vitest';
import { nameAsWritten } from './name-as-written.ts';

test.each([
  ['SOLVIK IDRETTSLAG', 'Solvik Idrettslag'],
  ['SOLVIK OG OMEGN IL', 'Solvik og Omegn IL'],
  ['NORSK FOLKEHJELP AVD BERGEN', 'Norsk Folkehjelp Avd Bergen'],
  ['I GRENDA', 'I Grenda'],
  ['VENNER AV SKOGEN I ÅS', 'Venner av Skogen i Ås'],
  ['NORD-HIDLE VELFORENING', 'Nord-Hidle Velforening'],
  ["BARN'S BESTE", "Barn's Beste"],
  ['KFUM-SPEIDERNE', 'KFUM-Speiderne'],
  ['FAU VED LIA SKOLE', 'FAU ved Lia Skole'],
  ['BKS KORPS', 'BKS Korps'],
  ['BYGDEKVINNELAGET (ØVRE)', 'Bygdekvinnelaget (Øvre)'],
  ['LAG 2000', 'Lag 2000'],
  ['SKI- OG BALLKLUBBEN B', 'Ski- og Ballklubben B'],
  ['FISKARLAGET A/L', 'Fiskarlaget a/l'],
  ['  SOLVIK   SANGKOR ', 'Solvik Sangkor'],
  ['Solvik Sangkor', 'Solvik Sangkor'],
  ['', ''],
])('BEY-09 %s is written %s', (shouted, written) => {
  expect(nameAsWritten(shouted)).toBe(written);
});
