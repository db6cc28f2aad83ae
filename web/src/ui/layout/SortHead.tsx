import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'

const Head = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    _hover: { color: 'fg' },
  },
})

interface SortHeadProps extends ComponentProps<'th'> {
  /** How the rows are ordered by it; null where they are by another. */
  readonly order: 'ascending' | 'descending' | null
  /** The one of the heads that Tab comes to: that of the order, or the first. */
  readonly isStop: boolean
  readonly onSort: () => void
}

/** A head that orders the rows of its table. The row of heads is one stop of the keyboard: see `moveAmongHeads`. */
export function SortHead({ order, isStop, onSort, children, ...cell }: SortHeadProps) {
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp
  return (
    <th scope="col" {...cell} aria-sort={order ?? undefined}>
      <Head type="button" tabIndex={isStop ? 0 : -1} onClick={onSort}>
        {children}
        {order && <Arrow size="0.75rem" aria-hidden="true" />}
      </Head>
    </th>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

/** On the row of the heads: arrows lead from one to the next, Home and End to the first and the last. */
export function moveAmongHeads(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('th > button')]
  const place = heads.findIndex((head) => head === event.target)
  if (place < 0) return
  event.preventDefault()
  heads[Math.max(0, Math.min(heads.length - 1, place + step))]?.focus()
}
