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
  /** Null if another column sorts the rows. */
  readonly order: 'ascending' | 'descending' | null
  /** Tab stop of the head row: the sorted column, or the first. */
  readonly isStop: boolean
  readonly onSort: () => void
}

/** The head row is a single tab stop; see `moveAmongHeads`. */
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

export function moveAmongHeads(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('th > button')]
  const place = heads.findIndex((head) => head === event.target)
  if (place < 0) return
  event.preventDefault()
  heads[Math.max(0, Math.min(heads.length - 1, place + step))]?.focus()
}
