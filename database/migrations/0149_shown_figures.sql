-- CRD-09: the figures that are shown are those that were made last with five accounts or more between them and the ones
-- before. What was counted is counted again, with the numbers that this takes.
delete from office_figures;
alter table office_figures
  add column shown_at timestamptz,
  add column shown_figures jsonb,
  add constraint office_figures_shown check ((shown_at is null) = (shown_figures is null));
