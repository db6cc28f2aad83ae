import { type BookEventFacts, type BookEventFault } from '../portfolios/bookEvent.ts'
import { type LotFault, type LotKind } from '../portfolios/lot.ts'
import { type Decimal } from '../kernel/decimal.ts'
import { type DecimalSign, isEmptyCell, readFileNumber, signIn } from '../kernel/fileNumber.ts'
import { type SkipReason } from './tradeWords.ts'

/** Trade of a file before its stock is looked up. */
export type FileTrade = {
  readonly kind: LotKind
  readonly tradeDate: string
  readonly tradeOrder: number
  readonly settlementDate: string | null
  readonly symbol: string | null
  readonly exchange: string | null
  readonly isin: string | null
  readonly description: string | null
  /** Name of a security without a symbol. */
  readonly unnamed: string | null
  readonly currency: string | null
  readonly quantity: Decimal
  readonly price: Decimal
  /** True if the price is the amount divided by the quantity, to 8 decimals. */
  readonly isPriceDerived: boolean
  readonly isReinvested: boolean
  /** Kind of the trade that this row cancels; null if it is itself a trade. */
  readonly cancels: LotKind | 'either' | null
  readonly transactionId: string | null
  readonly cancelledId: string | null
  readonly fee: Decimal | null
  /** Amount moved including fees, if the file states them only this way. */
  readonly paid: Decimal | null
  /** Canadian dollars per unit of the stock's currency, if the file states it. */
  readonly fxRateToCad: Decimal | null
  readonly note: string
}

/**
 * Part of an event that a row states; other rows complete it.
 * - `withheld` is the tax of a dividend; `perShare` an amount per share held.
 * - `added` are shares added by a split to those of its denominator, or to those held if it is
 * null.
 * - `out` and `in` are shares removed and added by a corporate action; `proceeds` the cash for
 * them.
 * - `moved` are shares sent to another account, or received without their cost.
 * - `received` are a dividend in shares if the stock was already held.
 * - `exchanged` is one side of a currency exchange.
 * - `reversed` cancels another row.
 */
export type EventRole =
  | ('whole' | 'withheld' | 'added' | 'cashInLieu' | 'exchanged' | 'reversed')
  | ('out' | 'in' | 'proceeds' | 'moved' | 'perShare' | 'received')

/** Event row of a file before its stock is looked up. */
export type FileEvent = {
  readonly role: EventRole
  readonly facts: BookEventFacts
  readonly isEstimate: boolean
  readonly fxRateToCad: Decimal | null
  readonly symbol: string | null
  readonly exchange: string | null
  /** Symbol of the stock held before. */
  readonly otherSymbol: string | null
  /** Common key of the rows of one corporate action, if stated. */
  readonly group: string
  /** Text of a row that another row or the user completes. */
  readonly text: string
  readonly currency: string | null
  /** True if the currency may be the account's instead of the stock's. */
  readonly isCashCurrency: boolean
  readonly isUnproved: boolean
  /** Name of a security without a symbol. */
  readonly unnamed: string | null
}

/** Unreadable, with the other decimal sign than the file, or ambiguous. */
type NumberFault = 'invalid' | 'otherSign' | 'unclearSign'

export type RowFault =
  | LotFault
  | BookEventFault
  | { readonly field: 'tradeDate' | 'settlementDate' | 'recordDate' | 'description'; readonly code: 'invalid' }
  | {
      readonly field:
        | 'quantity'
        | 'price'
        | 'amount'
        | 'fee'
        | 'fxRate'
        | 'withheld'
        | 'net'
        | 'ratio'
        | 'cashInLieu'
        | 'counterAmount'
      readonly code: NumberFault
    }
  | { readonly field: 'amount'; readonly code: 'required' }
  | { readonly field: 'amount'; readonly code: 'mismatch'; readonly stated: Decimal; readonly computed: Decimal }
  | { readonly field: 'settlementDate'; readonly code: 'beforeTrade' }
  | { readonly field: 'kind'; readonly code: 'required' | 'unknown' }
  /** Another cell contradicts the kind. */
  | { readonly field: 'kind'; readonly code: 'contradicted' }
  /** The text names capital, a book cost or an amount that the user must interpret. */
  | { readonly field: 'kind'; readonly code: 'undecided' }
  | { readonly field: 'kind'; readonly code: 'movesShares' }
  | { readonly field: 'kind'; readonly code: 'reversal' }
  | { readonly field: 'symbol' | 'account'; readonly code: 'required' }
  | { readonly field: 'currency'; readonly code: 'mismatch' | 'unsupported' }
  | { readonly field: 'price'; readonly code: 'notPositive' }
  | { readonly field: 'quantity'; readonly code: 'signContradictsKind' }

/** `text` is the decisive cell, as written. */
export type RowVerdict =
  | { readonly kind: 'trade'; readonly trade: FileTrade }
  | { readonly kind: 'event'; readonly event: FileEvent; readonly width: number | null }
  | { readonly kind: 'skipped'; readonly reason: SkipReason; readonly text: string }
  | { readonly kind: 'refused'; readonly fault: RowFault; readonly text: string }

export type Refused = Extract<RowVerdict, { kind: 'refused' }>

export function refused(fault: RowFault, text: string): Refused {
  return { kind: 'refused', fault, text }
}

export type NumberSigns = { readonly decimalSign: DecimalSign; readonly isDecimalSignMixed: boolean }

/** Null if empty, unreadable or ambiguous. */
export function numberOf(text: string, { decimalSign, isDecimalSignMixed }: NumberSigns): Decimal | null {
  if (isEmptyCell(text) || (isDecimalSignMixed && signIn(text) === 'unclear')) return null
  return readFileNumber(text, decimalSign)
}

export function numberFaultOf(text: string, { decimalSign }: NumberSigns): NumberFault {
  const sign = signIn(text)
  if (sign === 'unclear') return 'unclearSign'
  return sign !== null && sign !== decimalSign ? 'otherSign' : 'invalid'
}
