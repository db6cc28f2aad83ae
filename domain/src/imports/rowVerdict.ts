import { type BookEventFacts, type BookEventFault } from '../portfolios/bookEvent.ts'
import { type LotFault, type LotKind } from '../portfolios/lot.ts'
import { type Decimal } from '../kernel/decimal.ts'
import { type DecimalSign, isEmptyCell, readFileNumber, signIn } from '../kernel/fileNumber.ts'
import { type SkipReason } from './tradeWords.ts'

/** One trade of a file, its stock not yet looked up. */
export type FileTrade = {
  readonly kind: LotKind
  readonly tradeDate: string
  readonly tradeOrder: number
  readonly settlementDate: string | null
  readonly symbol: string | null
  /** An exchange code, where the file tells. */
  readonly exchange: string | null
  readonly isin: string | null
  readonly description: string | null
  /** The name of a security to which the file gives no symbol. */
  readonly unnamed: string | null
  readonly currency: string | null
  readonly quantity: Decimal
  readonly price: Decimal
  /** Whether the price is the amount divided by the quantity, to 8 decimals, since the file holds none. */
  readonly isPriceDerived: boolean
  /** Whether it is a purchase with a dividend. */
  readonly isReinvested: boolean
  /** Kind of the trade that this row cancels; null if it is a trade itself. */
  readonly cancels: LotKind | 'either' | null
  /** Id that the file gives to the trade, and that of the trade which it cancels. */
  readonly transactionId: string | null
  readonly cancelledId: string | null
  readonly fee: Decimal | null
  /** The money that moved, fees in it, where these are told in no other way. */
  readonly paid: Decimal | null
  /** Canadian dollars for one unit of the stock's currency, where the file tells. */
  readonly fxRateToCad: Decimal | null
  readonly note: string
}

/**
 * What a row is to an event: all of it, or a part that another row completes. `withheld` is the tax of a dividend. The
 * quantity of `added` are the shares that a split adds to those of its denominator or, where that is null, to those
 * held; `out` and `in` are those that a corporate action takes and brings, `proceeds` the cash for such shares, and `moved`
 * those that went to another account, or came without their cost. Shares `received` are a dividend where the stock was held
 * before. The amount of `perShare` is for each share held. An amount `exchanged` is that which was given, or got. `reversed`
 * takes back the row that it names.
 */
export type EventRole =
  | ('whole' | 'withheld' | 'added' | 'cashInLieu' | 'exchanged' | 'reversed')
  | ('out' | 'in' | 'proceeds' | 'moved' | 'perShare' | 'received')

/** One row of an event of a file, its stock not yet looked up. */
export type FileEvent = {
  readonly role: EventRole
  readonly facts: BookEventFacts
  readonly isEstimate: boolean
  readonly fxRateToCad: Decimal | null
  readonly symbol: string | null
  readonly exchange: string | null
  /** The symbol of another stock that the row names: that which was held before. */
  readonly otherSymbol: string | null
  /** What the rows of one corporate action have in common, where the file tells. */
  readonly group: string
  /** What the row says in words, where another row or the person has to complete it. */
  readonly text: string
  readonly currency: string | null
  /** Whether the currency may be that of the account and not of the stock. */
  readonly isCashCurrency: boolean
  readonly isUnproved: boolean
  /** The name of a security to which the file gives no symbol. */
  readonly unnamed: string | null
}

/** A number that cannot be read, that has another decimal sign than the rest of the file, or that reads with both. */
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
  /** The stated amount is not the computed one. */
  | { readonly field: 'amount'; readonly code: 'mismatch'; readonly stated: Decimal; readonly computed: Decimal }
  | { readonly field: 'settlementDate'; readonly code: 'beforeTrade' }
  | { readonly field: 'kind'; readonly code: 'required' | 'unknown' }
  /** Another cell of the row says the opposite of what the row is read as. */
  | { readonly field: 'kind'; readonly code: 'contradicted' }
  /** Its text names capital, a book cost or an amount whose meaning is left to the user. */
  | { readonly field: 'kind'; readonly code: 'undecided' }
  /** It is called income and moves shares. */
  | { readonly field: 'kind'; readonly code: 'movesShares' }
  /** It takes another row back. */
  | { readonly field: 'kind'; readonly code: 'reversal' }
  | { readonly field: 'symbol' | 'account'; readonly code: 'required' }
  | { readonly field: 'currency'; readonly code: 'mismatch' | 'unsupported' }
  | { readonly field: 'price'; readonly code: 'notPositive' }
  /** A purchase with negative shares. */
  | { readonly field: 'quantity'; readonly code: 'signContradictsKind' }

/** The outcome of a row. `text` is the decisive cell, as written. */
export type RowVerdict =
  | { readonly kind: 'trade'; readonly trade: FileTrade }
  | { readonly kind: 'event'; readonly event: FileEvent; readonly width: number | null }
  | { readonly kind: 'skipped'; readonly reason: SkipReason; readonly text: string }
  | { readonly kind: 'refused'; readonly fault: RowFault; readonly text: string }

export type Refused = Extract<RowVerdict, { kind: 'refused' }>

/** A row that is not entered, with its fault. */
export function refused(fault: RowFault, text: string): Refused {
  return { kind: 'refused', fault, text }
}

/** How the numbers of a file are written. */
export type NumberSigns = { readonly decimalSign: DecimalSign; readonly isDecimalSignMixed: boolean }

/** The number of a cell; null where it is empty, unreadable, or reads in two ways. */
export function numberOf(text: string, { decimalSign, isDecimalSignMixed }: NumberSigns): Decimal | null {
  if (isEmptyCell(text) || (isDecimalSignMixed && signIn(text) === 'unclear')) return null
  return readFileNumber(text, decimalSign)
}

/** Why a cell that is no number of this file is none. */
export function numberFaultOf(text: string, { decimalSign }: NumberSigns): NumberFault {
  const sign = signIn(text)
  if (sign === 'unclear') return 'unclearSign'
  return sign !== null && sign !== decimalSign ? 'otherSign' : 'invalid'
}
