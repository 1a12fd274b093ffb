-- BEY-05: young people who have logged in with an eID after their guardians last asked the register.
update child set user_id = app_user.id
from app_user
where app_user.ssn_digest = child.ssn_digest and child.user_id is null
  and not exists (select from child as other where other.user_id = app_user.id);
