import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { PaymentsUnavailable } from '../../providers/payments/port.ts'
import { createCallPaymentProvider } from './callPaymentProvider.ts'

async function attemptsOf(timeoutMilliseconds: number, silenceMilliseconds: number): Promise<number> {
  let attempts = 0
  const ask = createCallPaymentProvider([1, 1], timeoutMilliseconds)
  const asked = ask(async () => {
    attempts += 1
    await pause(silenceMilliseconds)
    throw new PaymentsUnavailable()
  })
  await expect(asked).rejects.toMatchObject({ code: 'ServiceUnavailable' })
  return attempts
}

test('a provider that does not answer is asked three times', async () => {
  expect(await attemptsOf(60_000, 0)).toBe(3)
})

test('no further try begins once the patience is at its end', async () => {
  expect(await attemptsOf(20, 25)).toBe(1)
})
