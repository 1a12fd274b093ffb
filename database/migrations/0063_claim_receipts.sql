-- A refund can have several receipts.
create table claim_receipt (
  claim_id uuid not null references claim on delete cascade,
  position smallint not null check (position >= 0),
  upload_id uuid not null references upload,
  primary key (claim_id, position)
);
create index claim_receipt_upload on claim_receipt (upload_id);

insert into claim_receipt (claim_id, position, upload_id) select id, 0, upload_id from claim where upload_id is not null;
-- A receipt is a paper of the accounts, and no longer a file of the user's who sent it.
update upload set owner_user_id = null where id in (select upload_id from claim_receipt);

-- With the check that asked for the one receipt.
alter table claim drop column upload_id;
alter table claim add check ((kind = 'refund') = (paid_on is not null));
