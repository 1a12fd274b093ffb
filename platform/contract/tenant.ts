/** What the platform knows of a tenant: where the visitor came in. The tenants feature knows the rest. */
export type Tenant = {
  readonly key: string;
  readonly name: string;
  /** Empty for the tenant that covers the whole country. */
  readonly municipality_ids: readonly number[];
  readonly district_ids: readonly number[];
  readonly is_sunset: boolean;
  readonly is_indexed: boolean;
  /** As it will be; not for the public, and kept nowhere. */
  readonly is_draft: boolean;
  /** `#rrggbb` */
  readonly colour: string;
};
