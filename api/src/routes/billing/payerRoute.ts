import type { Call } from '@palier/contract/kernel/call'
import type { z } from 'zod'
import { forUserAfter, type Route, type Rule } from '../kernel/route.ts'

type Options = { rules?: readonly Rule[]; encryptStoredResponse?: boolean }

/**
 * A write that calls the payment provider, for members: outside the transaction, because the provider's part is not
 * rolled back, and no transaction should stay open during a network call.
 */
export function forPayer<Input extends z.ZodType, Output extends z.ZodType>(
  call: Call<Input, Output>,
  act: Parameters<typeof forUserAfter<Input, Output, z.input<Output>>>[1],
  { rules = [], encryptStoredResponse = false }: Options = {},
): Route {
  const options = { rules: ['noGuests', ...rules], encryptStoredResponse } as const
  return forUserAfter(call, act, async ({ begun: data }) => ({ data }), options)
}
