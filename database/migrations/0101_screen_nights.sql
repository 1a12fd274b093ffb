-- BEY-13: a screen is black for some hours of the night; what it says it shows can be that.
alter table screen
  -- In Oslo; both or neither. To a time before the first one is over midnight.
  add column dark_from text check (dark_from ~ '^\d\d:\d\d$'),
  add column dark_to text check (dark_to ~ '^\d\d:\d\d$'),
  add constraint screen_dark_hours check ((dark_from is null) = (dark_to is null)),
  drop constraint screen_shows_kind_check,
  add constraint screen_shows_kind_check
    check (shows_kind in ('activities', 'organisation', 'picture', 'notice', 'takeover', 'dark'));
