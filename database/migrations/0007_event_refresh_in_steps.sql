-- Time passes, in steps: when the job has not run for a long time, moving everything in one call would take longer
-- than a statement may. One call takes the oldest five thousand; the next calls take the rest.
create or replace function event_refresh_due(as_of timestamptz default now()) returns int
language plpgsql as $$
declare
  due uuid[];
begin
  select array_agg(id) into due
  from (
    -- Another process may run the same job: what it holds is being moved already.
    select id
    from event
    where next_end_at <= as_of
    order by next_end_at
    limit 5000
    for update skip locked
  ) as locked;

  if due is not null then
    perform event_refresh_dates(due, as_of);
  end if;
  perform event_count_refresh();
  return coalesce(cardinality(due), 0);
end
$$;
