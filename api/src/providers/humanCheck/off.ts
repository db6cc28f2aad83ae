import type { HumanCheck } from './port.ts'

/** Accepts everyone. For development and tests only. */
export function createNoHumanCheck(): HumanCheck {
  return {
    kind: 'off',
    challenge: async () => null,
    verify: async () => 'passed',
  }
}
