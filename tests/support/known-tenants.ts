import { knowShippedTenants } from './shipped-tenants.ts';

// Files of tests share a process: none of them meets the tenants of another one's database.
knowShippedTenants();
