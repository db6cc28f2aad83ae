import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils asks for the mock functions of another runner by their global name.
Object.assign(globalThis, { jest: vi })

// A laden machine is slow, not wrong: what is waited for may take this long.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
})
