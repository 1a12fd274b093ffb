export { type CertificateHeld, certificatesOf, stillHeld } from './certificates-of.ts';
