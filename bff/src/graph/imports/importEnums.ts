import { builder } from '../kernel/builder.ts'

export const ColumnMeaning = builder.enumType('ColumnMeaning', {
  description: 'Meaning of a column of an imported file.',
  values: {
    ACCOUNT: { value: 'account', description: 'Number or name of the account of the row.' },
    ACCOUNT_TYPE: { value: 'accountType', description: 'Type of that account, such as margin or TFSA.' },
    AMOUNT: { value: 'amount', description: 'Total amount of the trade.' },
    CURRENCY: { value: 'currency', description: 'Currency of the price.' },
    DATE: { value: 'date', description: 'Trade date.' },
    EXCHANGE: { value: 'exchange', description: 'Exchange the stock is listed on.' },
    FEE: { value: 'fee', description: 'Fee of the broker.' },
    FX_RATE: { value: 'fxRate', description: 'Canadian dollars for one unit of the currency of the stock.' },
    IGNORED: { value: 'ignored', description: 'Column to ignore.' },
    NOTE: { value: 'note', description: 'Note.' },
    PRICE: { value: 'price', description: 'Price of one share.' },
    QUANTITY: {
      value: 'quantity',
      description: 'Number of shares; a negative number is a sale when the column has signs.',
    },
    SETTLEMENT_DATE: { value: 'settlementDate', description: 'Settlement date.' },
    SYMBOL: { value: 'symbol', description: 'Ticker symbol.' },
    TYPE: { value: 'type', description: 'Purchase or sale.' },
  } as const,
})

export const DateOrder = builder.enumType('DateOrder', {
  description: 'Order of day, month and year in dates.',
  values: {
    DAY_MONTH_YEAR: { value: 'dayMonthYear', description: 'Such as 31/12/2026.' },
    MONTH_DAY_YEAR: { value: 'monthDayYear', description: 'Such as 12/31/2026.' },
    YEAR_MONTH_DAY: { value: 'yearMonthDay', description: 'Such as 2026/12/31.' },
  } as const,
})

export const DecimalSign = builder.enumType('DecimalSign', {
  description: 'Decimal separator.',
  values: {
    COMMA: { value: 'comma', description: 'Comma, such as 12,5.' },
    POINT: { value: 'point', description: 'Point, such as 12.5.' },
  } as const,
})

export const ImportQuestion = builder.enumType('ImportQuestion', {
  description: 'Question about a file that its content does not answer.',
  values: {
    ACCOUNT: { value: 'account', description: 'Which of the accounts of the file is imported.' },
    ACCOUNT_KIND: {
      value: 'accountKind',
      description: 'Whether an account is imported whose type contradicts the kind of the portfolio.',
    },
    COLUMNS: { value: 'columns', description: 'Meaning of columns.' },
    DATE_ORDER: { value: 'dateOrder', description: 'Order of day, month and year.' },
    DECIMAL_SIGN: { value: 'decimalSign', description: 'Decimal separator.' },
  } as const,
})

export const ImportVerdict = builder.enumType('ImportVerdict', {
  description: 'Outcome for a row of an import.',
  values: {
    ACCEPTED: { value: 'accepted', description: 'Will be imported.' },
    DUPLICATE: { value: 'duplicate', description: 'Looks like an existing lot.' },
    INCOMPLETE: { value: 'incomplete', description: 'Kept with the portfolio until the person completes it.' },
    REFUSED: { value: 'refused', description: 'Cannot be imported.' },
    SKIPPED: { value: 'skipped', description: 'Not a trade.' },
  } as const,
})
