import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// relay-test-utils asks for the mock functions of another runner by their global name.
Object.assign(globalThis, { jest: vi })

// A laden machine is slow, not wrong: what is waited for may take this long.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// A page that was asked for and not waited for still loads: the next file shares its modules.
afterAll(() => vi.dynamicImportSettled())
