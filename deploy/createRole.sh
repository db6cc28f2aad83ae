#!/bin/sh
# Runs once in a new PostgreSQL volume. The api connects as a role that owns its database and is no superuser; afterwards
# the superuser has no password and can connect from inside the container only.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres --dbname=palier <<'SQL'
create role palier login password :'password';
alter database palier owner to palier;
alter role postgres password null;
SQL
