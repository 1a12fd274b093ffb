/** What becomes of rights in a municipality, and of those that it gives. `municipality` is its name. */
export type RightsMessages = {
  /** To an address without an account; `person` is the admin who asks. */
  staffInvitation: { person: string; municipality: string; role: MunicipalRole; days: number; url: string };
  rightGiven: { name: string; municipality: string; role: MunicipalRole; url: string };
  rightTaken: { name: string; municipality: string; role: MunicipalRole; url: string };
  /** To the account that stays, and to the address of the one that went. */
  accountsMerged: { name: string; reason: string; url: string };
  accountMergedAway: { name: string; reason: string; url: string };
  /** `child` is a first name, `municipality` the full name of the place: 'Bergen kommune', 'Voss herad'. */
  guardianshipSettled: { name: string; child: string; municipality: string; url: string };
  guardianshipEnded: { name: string; child: string; municipality: string };
};

export type MunicipalRole = 'admin' | 'support' | 'auditor';
