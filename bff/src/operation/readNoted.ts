import type { Operation } from './context.ts'

/**
 * Reads what all share, and notes it as a source of the answer. `read` finds the
 * very same value while nothing changed, and holds nothing of this operation: it may be read again much later.
 */
export async function readNoted<Value>(
  operation: Operation,
  read: (operation: Operation) => Promise<Value> | Value,
): Promise<Value> {
  try {
    const value = await read(operation)
    operation.sources.note(read, value)
    return value
  } catch (error) {
    operation.sources.spoil()
    throw error
  }
}
