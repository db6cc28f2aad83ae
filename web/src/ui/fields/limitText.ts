import type { ChangeEvent, ChangeEventHandler } from 'react'
import { textWithin } from '@palier/domain/kernel/textLength'

/**
 * Takes no more of what is written than counts as so many characters. The browser's own `maxlength` counts what the server
 * drops, and some characters twice: a name that fits would lose its end where it is pasted.
 */
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
