export { type CertificateHeld, certificatesOf, stillHeld } from './certificates-of.ts';
export { demandGivenBy, holdsOn } from './required-certificates.ts';
