-- Who proposed the name that SMS come from, for the municipality, which decides about it.
alter table organisation add column sms_sender_asked_by uuid references app_user on delete set null;
