-- Where the reader of a letter that can be turned off turns it off. It goes with the letter's words once it is sent.
alter table outgoing_message add column unsubscribe_url text;
