import type { ChangeEvent, ChangeEventHandler } from 'react'
import { textWithin } from '@palier/domain/kernel/textLength'

/** The browser's `maxlength` counts characters that the server drops, and some twice: pasted names would be cut. */
export function limitText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  maximum: number,
  onChange: ChangeEventHandler<Field> | undefined,
) {
  return (event: ChangeEvent<Field>) => {
    const { target } = event
    const taken = textWithin(target.value, maximum)
    if (taken !== target.value) target.value = taken
    onChange?.(event)
  }
}
