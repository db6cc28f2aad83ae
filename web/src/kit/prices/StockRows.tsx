import type { ReactNode } from 'react'
import type { Direction } from '@palier/domain/market/priceChange'
import { LiveNumber } from '../../ui/figures/LiveNumber.tsx'
import { Box } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import styles from './StockRows.module.css'

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
  readonly kind: 'mover' | 'best'
  readonly children: ReactNode
}

export function StockRow({ kind, children }: StockRowProps) {
  return (
    <li className={styles['row']} data-kind={kind}>
      {children}
    </li>
  )
}

export function StockSymbol({ symbol, onOpen }: { symbol: string; onOpen?: (() => void) | undefined }) {
  if (!onOpen) return <span className={styles['symbol']}>{symbol}</span>
  return (
    <button className={styles['symbol']} type="button" aria-haspopup="dialog" onClick={onOpen}>
      {symbol}
    </button>
  )
}

export function StockNote({ children }: { children: ReactNode }) {
  return <span className={styles['note']}>{children}</span>
}

export function StockPrice({ value, children }: { value: string | null | undefined; children: string }) {
  return (
    <span className={styles['price']}>
      <LiveNumber value={value ?? '0'}>{children}</LiveNumber>
    </span>
  )
}

export function DayPercent({ direction, children }: { direction: Direction; children: ReactNode }) {
  return (
    <span className={styles['percent']} data-direction={direction}>
      {children}
    </span>
  )
}

export function StockDistance({ children }: { children: ReactNode }) {
  return <span className={styles['distance']}>{children}</span>
}
