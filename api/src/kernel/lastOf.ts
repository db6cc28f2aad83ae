/**
 * Keeps what was last worked out for an object, as long as the object lives; it is found again while all else that it was
 * worked out of (`parts`) is the same.
 */
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
