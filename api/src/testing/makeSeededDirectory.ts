// Makes the embedded database that a first start would leave in the directory given: the tables, the plans, the securities.
import process from 'node:process'
import { connectDatabase } from '../database/connect.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { sampleMarket } from '../providers/marketData/testing/sampleMarket.ts'
import { seedDatabase } from '../setup/seedDatabase.ts'

const [dataDirectory = ''] = process.argv.slice(2)
const connection = await connectDatabase({ dataDirectory })
await migrateDatabase(connection.database)
await seedDatabase(connection.database, sampleMarket())
await connection.close()
