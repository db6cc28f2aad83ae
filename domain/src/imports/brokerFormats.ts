import { AMERICAN_FORMATS } from './americanFormats.ts'
import { BANK_FORMATS } from './bankFormats.ts'
import { requiredNames, type BrokerFormat } from './brokerFormat.ts'
import { CANADIAN_FORMATS } from './canadianFormats.ts'
import { namesOf } from './columnNames.ts'
import { EUROPEAN_FORMATS } from './europeanFormats.ts'
import { BOOK_EVENT_KINDS } from '../portfolios/bookEvent.ts'
import { plain } from './formatDefaults.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { foldedHeader } from './headerFingerprint.ts'
import { PROGRAM_FORMATS } from './programFormats.ts'

export const OWN_HEADER = ['date', 'type', 'symbol', 'exchange', 'quantity', 'price', 'note'] as const
/** Columns of the export. `account` is the kind of the portfolio; the columns after it belong to events. */
export const EXPORT_HEADER = [
  ...OWN_HEADER,
  'time',
  'fee',
  'fxRateToCad',
  'settlementDate',
  'account',
  'gross',
  'withheld',
  'net',
  'currency',
  'ratio',
  'cashInLieu',
  'recordDate',
  'incomeKind',
  'isEstimate',
  'counterAmount',
  'counterCurrency',
] as const
export const OWN_FORMAT_ID = 'palier'

const OWN_FORMAT: BrokerFormat = {
  ...plain,
  id: OWN_FORMAT_ID,
  name: 'Palier',
  headers: [OWN_HEADER, EXPORT_HEADER],
  source: 'this product',
  required: OWN_HEADER,
  columns: {
    date: 'date',
    kind: 'type',
    symbol: 'symbol',
    exchange: 'exchange',
    quantity: 'quantity',
    price: 'price',
    note: 'note',
    time: 'time',
    fee: 'fee',
    fxRate: 'fxRateToCad',
    settlementDate: 'settlementDate',
  },
  words: { buy: ['buy', 'achat'], sell: ['sell', 'vente'], skipped: {} },
  events: [
    {
      words: BOOK_EVENT_KINDS.map((kind) => kind.toLowerCase()),
      reads: 'own',
      columns: {
        amount: 'gross',
        withheld: 'withheld',
        net: 'net',
        currency: 'currency',
        ratio: 'ratio',
        cashInLieu: 'cashInLieu',
        recordDate: 'recordDate',
        incomeKind: 'incomeKind',
        isEstimate: 'isEstimate',
        counterAmount: 'counterAmount',
        counterCurrency: 'counterCurrency',
      },
    },
  ],
  hasOwnAccount: true,
  decimalSign: null,
  symbolStyle: 'exact',
}

/** Recognized formats. Each header comes from a public source; other files are mapped by the user once. */
export const BROKER_FORMATS: readonly BrokerFormat[] = [
  OWN_FORMAT,
  ...CANADIAN_FORMATS,
  ...BANK_FORMATS,
  ...AMERICAN_FORMATS,
  ...EUROPEAN_FORMATS,
  ...PROGRAM_FORMATS,
]

// Most required names first, so that a format does not match files of a more specific one.
const BY_NEED = BROKER_FORMATS.map((format) => ({
  format,
  needed: requiredNames(format).map((name) => namesOf(name).map(foldedText)),
  whole: format.isWholeHeader ? format.headers.map((header) => foldedHeader(header).join('\n')) : null,
})).toSorted((one, other) => other.needed.length - one.needed.length)

export function brokerFormatOf(header: readonly string[]): BrokerFormat | null {
  const names = foldedHeader(header)
  const isOnce = (name: string) => names.includes(name) && names.indexOf(name) === names.lastIndexOf(name)
  const found = BY_NEED.find(
    ({ needed, whole }) =>
      needed.every((alternatives) => alternatives.some(isOnce)) && (whole === null || whole.includes(names.join('\n'))),
  )
  return found?.format ?? null
}
