import type { RefObject } from 'react'
import { isWriting, useKeys } from '../../device/keys.ts'
import { useStorage } from '../../device/storage/StorageContext.ts'

/** Key j outside of `rows` focuses the first match of the selector `opener`. Disabled if null. */
export function useFirstRowKey(rows: RefObject<HTMLElement | null>, opener: string | null): void {
  const { singleKeysOff } = useStorage()
  useKeys((event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key !== 'j' || ctrlKey || metaKey || altKey || isWriting(event) || singleKeysOff.read() === true) return
    const isElsewhere = target instanceof Node && !rows.current?.contains(target) && !isInDialog(target)
    if (isElsewhere && opener) rows.current?.querySelector<HTMLElement>(opener)?.focus()
  })
}

function isInDialog(target: Node): boolean {
  return target instanceof Element && target.closest('[role=dialog], [role=alertdialog]') !== null
}
