// Opens the database of the directory given and works at one job: hangs in it, or finishes it. Says how many jobs are
// left when it begins the work and when it has stopped.
import process from 'node:process'
import { enqueueJob } from '../queries/kernel/jobQueue.ts'
import { startJobs } from '../../jobs/startJobs.ts'
import { connectDatabase } from '../connect.ts'
import { migrateDatabase } from '../migrate.ts'
import { jobs } from '../schema/jobs.ts'

const [dataDirectory = '', manner] = process.argv.slice(2)
const { database } = await connectDatabase({ dataDirectory })
await migrateDatabase(database)
if (manner === 'hang') await enqueueJob(database, 'work', {}, { now: new Date() })

const runner = await startJobs({
  database,
  schedules: {},
  clock: () => new Date(),
  onError: (error) => process.send?.({ error: String(error) }),
  leaseMilliseconds: 1_000,
  pollMilliseconds: 50,
  handlers: {
    async work() {
      process.send?.({ left: await database.$count(jobs) })
      if (manner === 'hang') await new Promise(() => {})
      setImmediate(async () => {
        await runner.stop()
        process.send?.({ left: await database.$count(jobs) })
      })
    },
  },
})
