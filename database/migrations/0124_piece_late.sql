-- BEY-20: who has been promised a piece that has not come back is told so once.
alter table equipment_loan add column piece_late_told_at timestamptz;
