import type { Day } from '#platform/language/days.ts';

export type RegisteredPerson = {
  ssn: string;
  first_name: string;
  last_name: string;
  born_on: Day;
  /** Null where the address is abroad, or not known. */
  municipality_id: number | null;
  /** Of the municipalities that have districts; null where the register does not say. */
  district_id: number | null;
  postal_code: string | null;
};

/** The national population register, as far as the portal asks it. */
export type PopulationRegister = {
  /** The children that the person with this number has parental responsibility for. Throws when it cannot be asked. */
  childrenOf(ssn: string): Promise<RegisteredPerson[]>;
  /** The person with this number; null where there is none. Throws when it cannot be asked. */
  findByPid(ssn: string): Promise<RegisteredPerson | null>;
};
