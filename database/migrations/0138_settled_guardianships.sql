-- BEY-05: what the municipality has settled is listed, the newest first.
create index guardianship_settled on guardianship (id) where source = 'staff' and ended_at is null;
