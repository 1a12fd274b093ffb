-- BEY-13: which item or notice a screen says it shows, and since when, so that the office can draw the same.
alter table screen
  add column shows_item_id uuid,
  add column shows_since timestamptz;
