/**
 * Keeps what was last worked out for an object, as long as the object lives, and hands it out again while all else that it
 * was worked out of (`parts`) is the same.
 */
export function createLastOf<Subject extends object, Value>() {
  const kept = new WeakMap<Subject, { parts: readonly unknown[]; value: Value }>()
  return (subject: Subject, parts: readonly unknown[], work: () => Value): Value => {
    const known = kept.get(subject)
    if (known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at])) return known.value
    const value = work()
    kept.set(subject, { parts, value })
    return value
  }
}
