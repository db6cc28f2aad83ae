import type { ReactNode } from 'react'
import type { Direction } from '@palier/domain/market/priceChange'
import { LiveNumber } from '../../ui/figures/LiveNumber.tsx'
import { Box } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import styles from './StockRows.module.css'

/** A few stocks of many under an ink rule. Its rows follow its own width. */
export function StockRows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      minW="0"
      borderTopWidth="1px"
      borderColor="rule"
      pt="0.625rem"
      css={{ containerType: 'inline-size' }}
      aria-label={title}
    >
      <Heading textStyle="h3">{title}</Heading>
      <Box as="ul" mt="1">
        {children}
      </Box>
    </Box>
  )
}

interface StockRowProps {
  /** A move of the day, or one of the best of all lists. */
  readonly kind: 'mover' | 'best'
  readonly children: ReactNode
}

/** A stock in a line: the whole line is the target of its symbol. */
export function StockRow({ kind, children }: StockRowProps) {
  return (
    <li className={styles['row']} data-kind={kind}>
      {children}
    </li>
  )
}

/** The symbol, which opens a dialog about its stock where `onOpen` is given. */
export function StockSymbol({ symbol, onOpen }: { symbol: string; onOpen?: (() => void) | undefined }) {
  if (!onOpen) return <span className={styles['symbol']}>{symbol}</span>
  return (
    <button className={styles['symbol']} type="button" aria-haspopup="dialog" onClick={onOpen}>
      {symbol}
    </button>
  )
}

/** The name of the company, or what the person waits for. */
export function StockNote({ children }: { children: ReactNode }) {
  return <span className={styles['note']}>{children}</span>
}

/** The present price, as a number and as it is written. */
export function StockPrice({ value, children }: { value: string | null | undefined; children: string }) {
  return (
    <span className={styles['price']}>
      <LiveNumber value={value ?? '0'}>{children}</LiveNumber>
    </span>
  )
}

/** The percent of the day in the colour of its direction; its sign says the same. */
export function DayPercent({ direction, children }: { direction: Direction; children: ReactNode }) {
  return (
    <span className={styles['percent']} data-direction={direction}>
      {children}
    </span>
  )
}

/** How far the price is from one of the person's own, in percent. */
export function StockDistance({ children }: { children: ReactNode }) {
  return <span className={styles['distance']}>{children}</span>
}
