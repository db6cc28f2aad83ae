import type { Call, OutputOf, SentInputOf } from '@palier/contract/kernel/call'
import type { Operation } from './context.ts'

/** Sends an extension call; null if the API lacks the extension. */
export async function sendOptionalCall<C extends Call>(
  { client, services: { capabilities } }: Operation,
  call: C,
  input: SentInputOf<C>,
): Promise<OutputOf<C> | null> {
  if (capabilities.lacks(call)) return null
  try {
    return await client.send(call, input)
  } catch (error) {
    if (capabilities.observe(call, error)) return null
    throw error
  }
}
