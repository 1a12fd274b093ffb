-- Where a scheme is for some districts, what the population register says of a child's district is compared with it.
alter table child add column district_id integer references district (id);
create index child_district on child (district_id) where district_id is not null;
