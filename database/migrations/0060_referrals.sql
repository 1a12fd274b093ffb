-- BEY-16: that a case was passed on to the police or the child welfare service. While one of them has it, the case and
-- what was reported as it was then are kept.
create table report_referral (
  case_id uuid not null references report_case on delete cascade,
  authority text not null check (authority in ('police', 'child_welfare')),
  -- The day that it was handed over, which may be before it was written down.
  referred_on date not null,
  reason text not null check (length(reason) <= 1000),
  referred_by uuid references app_user on delete set null,
  referred_at timestamptz not null,
  -- They do not need it any more, or have had it for as long as it is kept for them.
  ended_at timestamptz,
  primary key (case_id, authority, referred_at)
);
create unique index report_referral_open on report_referral (case_id, authority) where ended_at is null;
create index report_referral_oldest on report_referral (referred_at) where ended_at is null;
create index report_referral_by on report_referral (referred_by) where referred_by is not null;
