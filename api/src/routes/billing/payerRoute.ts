import type { Call } from '@palier/contract/kernel/call'
import type { z } from 'zod'
import { forUserAfter, type Route, type Rule } from '../kernel/route.ts'

type Options = { rules?: readonly Rule[]; encryptStoredResponse?: boolean }

/**
 * Write by a member that calls the payment provider. Runs outside the transaction: a rollback does
 * not undo the provider's part, and no transaction should stay open during a network call.
 */
export function forPayer<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  act: Parameters<typeof forUserAfter<Input, Output, z.input<Output>>>[1],
  { rules = [], encryptStoredResponse = false }: Options = {},
): Route {
  const options = { rules: ['noGuests', ...rules], encryptStoredResponse } as const
  return forUserAfter(call, act, async ({ begun: data }) => ({ data }), options)
}
