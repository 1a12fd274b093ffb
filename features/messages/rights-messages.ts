/** What becomes of rights in a municipality. `municipality` is its name. */
export type RightsMessages = {
  /** To an address without an account; `person` is the admin who asks. */
  staffInvitation: { person: string; municipality: string; role: MunicipalRole; days: number; url: string };
  rightGiven: { name: string; municipality: string; role: MunicipalRole; url: string };
  rightTaken: { name: string; municipality: string; role: MunicipalRole; url: string };
};

export type MunicipalRole = 'admin' | 'support' | 'auditor';
