/** The accounts of the demo, which exist only where there is demo data. */
export const isDemoStaff = (email: string | null): boolean => email?.endsWith('@demo.test') ?? false;
