import { catalogue } from '@palier/contract/catalogue'
import { RestError } from '@palier/contract/client'
import { type ErrorCode, errorCodes, statusOf } from '@palier/contract/kernel/errorCodes'
import { createLog } from '@palier/service/log'
import { expect, it } from 'vitest'
import { createCapabilities } from './capabilities.ts'

const MINUTE = 60_000
const extensions = Object.values(catalogue).filter(({ extension }) => extension)
const refusal = (path: string, errorCode: ErrorCode) => new RestError(path, statusOf(errorCode), [{ errorCode }])

it('an unknown id, or any other refusal of any extension, leaves every feature switched on [SEC-2]', () => {
  const capabilities = createCapabilities(createLog('fatal'))
  expect(extensions.length).toBeGreaterThan(50)
  const others = errorCodes.filter((code) => code !== 'UnknownRoute')
  const observed = extensions.filter((call) =>
    others.some((code) => capabilities.observe(call, refusal(call.path, code))),
  )
  expect([observed, extensions.filter(capabilities.lacks)]).toEqual([[], []])
})

it('an unknown route hides its extension for a minute, and no other one [SEC-2]', () => {
  let now = 0
  const capabilities = createCapabilities(createLog('fatal'), () => now)
  for (const call of extensions) {
    expect(capabilities.observe(call, refusal(call.path, 'UnknownRoute'))).toBe(true)
    now += MINUTE - 1
    expect(extensions.filter(capabilities.lacks)).toEqual([call])
    now += 1
    expect(extensions.filter(capabilities.lacks)).toEqual([])
  }
})
