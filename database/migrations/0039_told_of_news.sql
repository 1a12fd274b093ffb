-- When people were told of a question or an answer; several are told of in one letter. What is older than this is not told.
alter table comment add column told_at timestamptz;
update comment set told_at = created_at;
create index comment_untold on comment (created_at, event_id) where told_at is null and deleted_at is null;

-- What an organisation has published, for its followers: once for each activity, and several in one letter.
create table follower_news (
  event_id uuid primary key references event on delete cascade,
  organisation_id uuid not null references organisation on delete cascade,
  created_at timestamptz not null,
  told_at timestamptz
);
create index follower_news_untold on follower_news (created_at, organisation_id) where told_at is null;
create index follower_news_organisation on follower_news (organisation_id, told_at);
