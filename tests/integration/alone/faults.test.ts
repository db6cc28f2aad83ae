import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FaultRow } from '../../support/faults/faultCalls.ts'
import { hugeAnswers, lostAnswers, quickFaults, refusedConnections, storm } from '../../support/faults/faultRows.ts'
import { type FaultStage, startFaultStage } from '../../support/faults/faultStage.ts'
import { silences } from '../../support/faults/silenceRows.ts'
import { wrongClocks } from '../../support/faults/skewRows.ts'

let stage: FaultStage

beforeAll(async () => {
  stage = await startFaultStage()
})
afterAll(() => stage?.stop())

function expectKept(rows: readonly FaultRow[]): void {
  for (const { row, figure, limit } of rows) console.log(`${row}: ${figure} (${limit})`)
  expect(rows.filter(({ holds }) => !holds)).toEqual([])
}

test('each way to fail at once is told in a code, and no word of the answer is repeated [ERR-03]', async () => {
  expectKept(await quickFaults(stage))
})

test('twenty writes of which every second answer is lost have twenty effects [D24]', async () => {
  expectKept(await lostAnswers(stage, 20))
})

test('refused connections are told, and well again', async () => {
  expectKept(await refusedConnections(stage))
})

test('silence ends at its deadline, leaves nothing open, and hurts nobody who needs no call', async () => {
  expectKept(await silences(stage, 60, 0.9))
})

test('answers without measure are not read into the memory', async () => {
  expectKept(await hugeAnswers(stage, 10))
})

test('a failing api is asked little, then spared, then found well again', async () => {
  expectKept(await storm(stage, 40))
})

test('a wrong clock of one service signs nobody out and makes no price of the future', async () => {
  expectKept(await wrongClocks(stage))
})
