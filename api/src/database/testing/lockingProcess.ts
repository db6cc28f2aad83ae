// Takes the lock of the directory given each time it is told to, says how it went, and holds it until it is killed.
import process from 'node:process'
import { acquireLock } from '../embedded/lock.ts'

const [directory = ''] = process.argv.slice(2)

process.on('message', async () => {
  process.send?.(
    await acquireLock(directory).then(
      () => 'taken',
      (error: Error) => error.name,
    ),
  )
})
process.send?.('started')
