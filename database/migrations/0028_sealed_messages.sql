-- The words of a message with a code or a link that opens something. Their row stays in the files of the database, in its
-- log and in backups long after it was emptied, so they wait sealed, and text and html are null. Workers of the version
-- before take only what has a text: they leave these alone.
alter table outgoing_message add column sealed text;
