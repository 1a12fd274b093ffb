export { type CertificateHeld, certificatesOf, stillHeld } from './certificates-of.ts';
export { stampsWaiting } from './queries.ts';
export { demandGivenBy, holdsOn, lacksOf } from './required-certificates.ts';
