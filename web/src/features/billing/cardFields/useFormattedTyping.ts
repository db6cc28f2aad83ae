import { useLayoutEffect, useRef, type ChangeEvent } from 'react'

/** Returns a change handler that formats the input and keeps the caret after the same digit. */
export function useFormattedTyping(format: (text: string) => string, write: (text: string) => void) {
  const typed = useRef<{ readonly field: HTMLInputElement; readonly digits: number } | null>(null)
  useLayoutEffect(() => {
    if (!typed.current) return
    const { field, digits } = typed.current
    typed.current = null
    const caret = placeBehind(field.value, digits)
    field.setSelectionRange(caret, caret)
  })
  return ({ target: field }: ChangeEvent<HTMLInputElement>) => {
    const before = field.value.slice(0, field.selectionStart ?? field.value.length)
    typed.current = { field, digits: before.replace(/\D/g, '').length }
    write(format(field.value))
  }
}

function placeBehind(text: string, digits: number): number {
  let seen = 0
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index
    if (/\d/.test(character)) seen += 1
  }
  return text.length
}
