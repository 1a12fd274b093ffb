-- SHL-07, DSH-03: whether a reader may put an announcement away. The browser remembers it, and nobody else.
alter table announcement add column is_dismissible boolean not null default false;
