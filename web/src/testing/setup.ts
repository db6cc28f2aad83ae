import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import * as react from 'react'
import { quickStyles } from './quickStyles.ts'

// relay-test-utils asks for the mock functions of another runner by their global name.
Object.assign(globalThis, { jest: vi })

// A laden machine is slow, not wrong: what is waited for may take this long.
configure({ asyncUtilTimeout: 15_000 })

// In development React keeps, for its warnings, where each element was made: an eighth of the time of the tests. It keeps none
// once it has kept many.
const internals: object | undefined = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
}

window.getComputedStyle = quickStyles(window.getComputedStyle.bind(window))

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// A page that was asked for and not waited for still loads: the next file shares its modules.
afterAll(() => vi.dynamicImportSettled())
