import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

type Rows<Row> = { rows: Row[] }

interface RowsHKT extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** Database type of services, the same for both engines. A transaction has it too. */
export type Database = PgDatabase<RowsHKT>
