import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// relay-test-utils asks for the mock functions of another runner by their global name.
Object.assign(globalThis, { jest: vi })

afterEach(() => {
  cleanup()
  localStorage.clear()
})
