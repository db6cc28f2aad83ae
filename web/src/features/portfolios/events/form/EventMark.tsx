import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowRightFromLine,
  ArrowRightToLine,
  ArrowUpFromLine,
  Circle,
  CircleDollarSign,
  Flag,
  Gift,
  Landmark,
  type LucideIcon,
  Receipt,
  RefreshCw,
  Scale,
  Shuffle,
  Split,
  Sprout,
  Tag,
  Undo2,
  Waypoints,
} from 'lucide-react'
import type { BookEventFacts } from './bookEventFacts.ts'
import type { EventKind } from './eventKinds.ts'

const MARKS: Readonly<Record<string, LucideIcon>> = {
  INCOME: CircleDollarSign,
  INTEREST: CircleDollarSign,
  REINVESTMENT: RefreshCw,
  STOCK_DIVIDEND: Gift,
  RETURN_OF_CAPITAL: Undo2,
  NOTIONAL: Waypoints,
  SPLIT: Split,
  SYMBOL_CHANGE: Tag,
  EXCHANGE: Shuffle,
  SPIN_OFF: Sprout,
  TRANSFER: ArrowRightFromLine,
  TRANSFER_IN: ArrowRightToLine,
  FEE: Receipt,
  INTEREST_PAID: Landmark,
  DEPOSIT: ArrowDownToLine,
  WITHDRAWAL: ArrowUpFromLine,
  CURRENCY_EXCHANGE: ArrowLeftRight,
  OPENING_BALANCE: Flag,
  CASH_ADJUSTMENT: Scale,
}

interface EventMarkProps {
  readonly kind: BookEventFacts['kind'] | EventKind
  readonly className?: string | undefined
}

export function EventMark({ kind, className }: EventMarkProps) {
  const Mark = MARKS[kind] ?? Circle
  return <Mark aria-hidden="true" size={14} className={className} />
}
