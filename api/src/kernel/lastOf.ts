/** Memoizes the last result per object (weakly), valid while `parts` are identical. */
export function createLastOf<Subject extends object, Value>() {
  const kept = new WeakMap<Subject, { parts: readonly unknown[]; value: Value }>()
  return {
    find(subject: Subject, parts: readonly unknown[]): Value | undefined {
      const known = kept.get(subject)
      const isSame = known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at])
      return isSame ? known.value : undefined
    },
    keep(subject: Subject, parts: readonly unknown[], value: Value): Value {
      kept.set(subject, { parts, value })
      return value
    },
  }
}
