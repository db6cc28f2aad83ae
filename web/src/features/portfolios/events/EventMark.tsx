import {
  ArrowDownToLine,
  ArrowRightFromLine,
  ArrowRightToLine,
  ArrowUpFromLine,
  Circle,
  CircleDollarSign,
  Gift,
  Landmark,
  type LucideIcon,
  Receipt,
  RefreshCw,
  Split,
  Undo2,
  Waypoints,
} from 'lucide-react'
import type { BookEventFacts } from './bookEventFacts.ts'

const MARKS: Readonly<Record<string, LucideIcon>> = {
  INCOME: CircleDollarSign,
  REINVESTMENT: RefreshCw,
  STOCK_DIVIDEND: Gift,
  RETURN_OF_CAPITAL: Undo2,
  NOTIONAL: Waypoints,
  SPLIT: Split,
  TRANSFER: ArrowRightFromLine,
  TRANSFER_IN: ArrowRightToLine,
  FEE: Receipt,
  INTEREST_PAID: Landmark,
  DEPOSIT: ArrowDownToLine,
  WITHDRAWAL: ArrowUpFromLine,
}

/** The sign of a kind of event, beside its name. */
export function EventMark({ kind, className }: { kind: BookEventFacts['kind']; className?: string | undefined }) {
  const Mark = MARKS[kind] ?? Circle
  return <Mark aria-hidden="true" size={14} className={className} />
}
