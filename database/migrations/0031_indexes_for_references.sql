-- Removing a row asks every table that refers to it. Each reference has an index that answers that question for all its
-- rows, so without a condition other than that there is something to refer to (tests/indexes.test.ts).
create index app_user_picture on app_user (picture_upload_id) where picture_upload_id is not null;
create index attendance_registered_by on attendance (registered_by) where registered_by is not null;
create index idporten_attempt_user on idporten_attempt (user_id) where user_id is not null;
create index membership_answered_by on membership (answered_by) where answered_by is not null;
create index notification_setting_organisation on notification_setting (organisation_id)
  where organisation_id is not null;
create index organisation_cover on organisation (cover_upload_id) where cover_upload_id is not null;
create index organisation_decided_by on organisation (decided_by) where decided_by is not null;
create index organisation_picture on organisation (picture_upload_id) where picture_upload_id is not null;
create index organisation_sms_sender_asked_by on organisation (sms_sender_asked_by)
  where sms_sender_asked_by is not null;
create index outgoing_message_user on outgoing_message (user_id) where user_id is not null;
create index partnership_asked_by on partnership (asked_by);
create index session_acting on session (acting_user_id) where acting_user_id is not null;
create index upload_source on upload (source_upload_id) where source_upload_id is not null;
create index verification_session on verification (session_id) where session_id is not null;

-- These left out the rows that are deleted or ended, which a removal has to find too. One index does for both.
drop index certificate_of_organisation;
create index certificate_of_organisation on certificate (organisation_id) where organisation_id is not null;
drop index comment_list;
create index comment_list on comment (event_id, created_at, id);
drop index event_organisation;
create index event_organisation on event (organisation_id, next_start_at) where organisation_id is not null;
drop index organisation_owner;
create index organisation_owner on organisation (owner_user_id) where owner_user_id is not null;
drop index session_of_user;
create index session_of_user on session (user_id, created_at);
drop index upload_owner;
create index upload_owner on upload (owner_user_id) where owner_user_id is not null;

-- What an erasure looks for beyond references: addresses in invitations and letters, and people named in drafts.
create index audit_entry_acting on audit_entry (acting_user_id, position) where acting_user_id is not null;
create index event_draft_contacts on event using gin ((draft -> 'contact_ids')) where draft is not null;
create index event_invite_email on event_invite (lower(email));
create index organisation_invite_email on organisation_invite (lower(email));
create index outgoing_message_reply_to on outgoing_message (reply_to) where reply_to is not null;
create index app_user_erased on app_user (erased_at) where erased_at is not null;
