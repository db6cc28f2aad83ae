import { useCallback, useState } from 'react'

type Change<Values> = Partial<Values> | ((before: Values) => Partial<Values>)

/** `start` runs once. `begin` replaces all values and the baseline of `isDirty`. */
export function useFormValues<Values extends object, Field extends string>(start: () => Values) {
  const [initial, setInitial] = useState(start)
  const [values, setValues] = useState(initial)
  const [leftFields, setLeftFields] = useState<ReadonlySet<Field>>(new Set())
  const [isAllShown, setIsAllShown] = useState(false)

  const write = useCallback(
    (change: Change<Values>) =>
      setValues((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    [],
  )
  const leave = (field: Field) => setLeftFields((before) => (before.has(field) ? before : new Set(before).add(field)))
  const begin = (next: Values) => {
    setInitial(next)
    setValues(next)
    setLeftFields(new Set())
    setIsAllShown(false)
  }
  return {
    values,
    isDirty: Object.entries(initial).some(([name, value]) => values[name as keyof Values] !== value),
    write,
    leave,
    shouldShowError: (field: Field) => isAllShown || leftFields.has(field),
    showAll: () => setIsAllShown(true),
    begin,
  }
}
