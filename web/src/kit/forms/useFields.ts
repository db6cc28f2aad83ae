import { useCallback, useState, type ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../language/MessageId.ts'
import { useFormValues } from './useFormValues.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, MessageId>>>

interface Refused {
  readonly error: MessageId
  readonly value?: string
}

/**
 * An error shows once its field was left with text, or after `showAll`. A server error shows until
 * the field changes.
 */
export function useFields<Name extends string>(
  initial: Values<Name>,
  judge: (values: Values<Name>) => FieldErrors<Name>,
) {
  const { formatMessage } = useIntl()
  const form = useFormValues<Values<Name>, Name>(() => initial)
  const { values, write: writeValues } = form
  const [refused, setRefused] = useState<ReadonlyMap<string, Refused>>(new Map())
  const errors = judge(values)

  const refusalOf = (name: Name): MessageId | undefined => {
    const found = refused.get(name)
    return found?.value === undefined || found.value === values[name] ? found?.error : undefined
  }
  const errorOf = (name: Name): MessageId | undefined =>
    refusalOf(name) ?? (form.shouldShowError(name) ? errors[name] : undefined)

  const write = (name: Name, value: string) => {
    writeValues((before) => ({ ...before, [name]: value }))
    setRefused((before) => new Map([...before].filter(([refusedName]) => refusedName !== name)))
  }
  const bind = (name: Name) => {
    const error = errorOf(name)
    return {
      name,
      value: values[name],
      error: error && formatMessage({ id: error }),
      onChange({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
        write(name, value)
      },
      onBlur() {
        if (values[name] !== '') form.leave(name)
      },
    }
  }
  const refuse = (found: Readonly<Partial<Record<string, MessageId>>>) =>
    setRefused(new Map(Object.entries(found).flatMap(([name, error]) => (error ? [[name, { error }]] : []))))
  const markAsRefused = (name: Name, value: string, error: MessageId) =>
    setRefused((before) => new Map(before).set(name, { error, value }))
  const offer = useCallback(
    (given: Readonly<Partial<Record<Name, string>>>) => writeValues((before) => onlyWhereEmpty(given, before)),
    [writeValues],
  )
  return { values, errors, bind, write, refuse, markAsRefused, offer, showAll: form.showAll }
}

function onlyWhereEmpty<Name extends string>(given: Readonly<Partial<Record<Name, string>>>, before: Values<Name>) {
  return Object.fromEntries(Object.entries(given).filter(([name]) => before[name as Name] === '')) as Partial<
    Values<Name>
  >
}
