import { REFUSAL_CODES } from '@palier/domain/kernel/refusalCodes'
import { act } from '@testing-library/react'
import type { createMockEnvironment } from 'relay-test-utils'
import { vi } from 'vitest'

type MockEnvironment = ReturnType<typeof createMockEnvironment>

/** Waits for an operation of this name, answers it, and gives back what it was asked with. */
export async function answerOperation(environment: MockEnvironment, name: string, data: object) {
  const findOperation = () => {
    const found = environment.mock.getAllOperations().find(({ request }) => request.node.params.name === name)
    if (!found) throw new Error(`${name} was not sent`)
    return found
  }
  const operation = await vi.waitFor(findOperation, { timeout: 5_000 })
  await act(async () => environment.mock.resolve(operation, { data: { ...data } }))
  return operation.request.variables
}

/** The server makes no human check. */
export function answerNoCheck(environment: MockEnvironment) {
  const humanCheck = { kind: 'OFF', siteKey: null, challenge: null }
  return answerOperation(environment, 'proveHumanQuery', { humanCheck })
}

/** How a mutation refuses, in the spelling of the graph; the codes are given as the client calls them. */
export function problemAnswer(...named: readonly [string, ...string[]]) {
  const codes = named.map((code) => Object.entries(REFUSAL_CODES).find(([, called]) => called === code)?.[0] ?? code)
  return {
    __typename: 'Problem',
    __isRefusal: 'Problem',
    code: codes[0],
    codes,
    retryAfterSeconds: null,
    field: null,
    oversell: null,
  }
}
