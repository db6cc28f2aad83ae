/**
 * Stores a value per operation, session or loader. Each request has its own, so that no value outlives the request or
 * reaches another user.
 */
export function createRequestMemo<Scope extends object, Value>() {
  const values = new WeakMap<Scope, Value>()
  return {
    get: (scope: Scope) => values.get(scope),
    has: (scope: Scope) => values.has(scope),
    set: (scope: Scope, value: Value) => void values.set(scope, value),
    delete: (scope: Scope) => void values.delete(scope),
    getOrCreate(scope: Scope, create: () => Value): Value {
      const known = values.get(scope)
      if (known !== undefined) return known
      const value = create()
      values.set(scope, value)
      return value
    },
  }
}
