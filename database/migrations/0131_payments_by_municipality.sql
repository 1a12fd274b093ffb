-- BEY-08: the control of the ledger reads a municipality's payments in batches.
create index payment_municipality on payment (municipality_id, id);
