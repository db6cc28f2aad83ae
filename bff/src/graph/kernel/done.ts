import { builder } from './builder.ts'

type Done = { isDone: boolean }

/** The payload of a mutation that changes nothing a reader has at hand. */
export function donePayload(name: string) {
  return builder.objectRef<Done>(name).implement({ fields: (t) => ({ isDone: t.exposeBoolean('isDone') }) })
}

export function done(): Done {
  return { isDone: true }
}
