import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/lib/freePort.mjs'
import { type Palier, startPalier } from '../support/palier.ts'
import { createPerson } from '../support/people/person.ts'

const FLUSHED_WITHIN_MILLISECONDS = 1000
const ROUNDS = 5

describe('a collector that is not there', () => {
  let palier: Palier
  let silent: Server

  beforeAll(async () => {
    // It takes the connection and never answers.
    silent = createServer()
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const gone = `http://127.0.0.1:${await freePort()}`
    const deaf = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    palier = await startPalier(
      {
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${deaf}/v1/traces`,
        // However long all of this takes, only the bff has something to say.
        OTEL_EXPORTER_OTLP_TIMEOUT: '600000',
        OTEL_BSP_SCHEDULE_DELAY: '50',
      },
      { bffEnvironment: { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${gone}/v1/traces` } },
    )
  })
  afterAll(async () => {
    await palier.stop()
    silent.close()
  })

  test('it costs no operation and is told once; stopping waits a second for it at most', async () => {
    const person = createPerson(palier.url)
    await person.signInAsGuest()
    const told = () => palier.lines.filter((line) => line.includes('trace collector unreachable'))
    for (let round = 0; round < ROUNDS || told().length === 0; round += 1) {
      expect((await person.ask('{ viewer { userId } }')).errors).toBeUndefined()
    }
    expect(told()).toHaveLength(1)
    const began = Date.now()
    const ends = await Promise.all([palier.bff.stop(), palier.api.stop()])
    expect(ends).toEqual([expect.objectContaining({ code: 0 }), expect.objectContaining({ code: 0 })])
    // One after the other within each service: what is under way, then the last spans.
    expect(Date.now() - began).toBeLessThan(FLUSHED_WITHIN_MILLISECONDS + 3000)
  })
})
