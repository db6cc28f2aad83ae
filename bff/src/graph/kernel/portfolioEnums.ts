import { builder } from './builder.ts'

export const CashMode = builder.enumType('CashMode', {
  description: 'Where the cash of a portfolio comes from.',
  values: {
    BY_HAND: { value: 'byHand', description: 'Written by its owner.' },
    LEDGER: { value: 'ledger', description: 'Follows trades and events from an opening balance on.' },
  } as const,
})

export const PortfolioOwner = builder.enumType('PortfolioOwner', {
  description: 'Whose account a portfolio is, for taxes.',
  values: {
    SELF: { value: 'self', description: 'The person who keeps it here.' },
    SPOUSE: {
      value: 'spouse',
      description: 'Their spouse or common-law partner: its gains are not theirs, its purchases may deny their losses.',
    },
  } as const,
})

export const AccountKind = builder.enumType('AccountKind', {
  description: 'Kind of brokerage account, which decides how gains are taxed.',
  values: {
    FHSA: { value: 'fhsa', description: 'First home savings account.' },
    NON_REGISTERED: { value: 'nonRegistered', description: 'Non-registered account: gains are taxable.' },
    RESP: { value: 'resp', description: 'Registered education savings plan.' },
    RRIF: { value: 'rrif', description: 'Registered retirement income fund.' },
    RRSP: { value: 'rrsp', description: 'Registered retirement savings plan.' },
    TFSA: { value: 'tfsa', description: 'Tax-free savings account.' },
  } as const,
})

export const TransactionType = builder.enumType('TransactionType', {
  description: 'Purchase or sale.',
  values: { BUY: { value: 'buy', description: 'Purchase.' }, SELL: { value: 'sell', description: 'Sale.' } } as const,
})

export const BookEventKind = builder.enumType('BookEventKind', {
  description: 'What happened in a portfolio beside purchases and sales.',
  values: {
    INCOME: { value: 'income', description: 'Dividend, distribution or interest.' },
    REINVESTMENT: { value: 'reinvestment', description: 'Dividend that has bought shares.' },
    STOCK_DIVIDEND: { value: 'stockDividend', description: 'Dividend paid in shares.' },
    RETURN_OF_CAPITAL: {
      value: 'returnOfCapital',
      description: 'Paid out of the cost of the shares, which it lowers.',
    },
    NOTIONAL: { value: 'notional', description: 'Distribution that was not paid, and raises the cost.' },
    SPLIT: { value: 'split', description: 'New shares for old ones, more or fewer.' },
    TRANSFER: { value: 'transfer', description: 'Shares that went to another account.' },
    SYMBOL_CHANGE: {
      value: 'symbolChange',
      description: 'The stock goes on under another symbol, or as its listing in the other currency.',
    },
    EXCHANGE: { value: 'exchange', description: 'Its shares became those of another stock, with or without cash.' },
    SPIN_OFF: { value: 'spinOff', description: 'It brought shares of another stock and goes on.' },
    TRANSFER_IN: { value: 'transferIn', description: 'Shares that came from an account that is not kept here.' },
    FEE: { value: 'fee', description: 'Fee of the account or of a stock.' },
    INTEREST_PAID: { value: 'interestPaid', description: 'Interest on money borrowed from the broker.' },
    DEPOSIT: { value: 'deposit', description: 'Money put into the account.' },
    WITHDRAWAL: { value: 'withdrawal', description: 'Money taken out of the account.' },
    CURRENCY_EXCHANGE: { value: 'currencyExchange', description: 'Money of one currency for money of another.' },
    OPENING_BALANCE: {
      value: 'openingBalance',
      description: 'What the account held of a currency at the end of a day.',
    },
    CASH_ADJUSTMENT: { value: 'cashAdjustment', description: 'Added to the cash so that it is that of the broker.' },
    OTHER: { value: 'unknown', description: 'A kind that this version does not know, and does not count.' },
  } as const,
})

export const MissingFact = builder.enumType('MissingFact', {
  description: 'What the file of a broker does not tell of an event, and only the person knows.',
  values: {
    COST: { value: 'cost', description: 'What the shares had cost that came from elsewhere.' },
    DESTINATION: { value: 'destination', description: 'Where the shares went.' },
    RATE: {
      value: 'rate',
      description: 'The exchange rate at which the cost goes to a listing in the other currency.',
    },
    RATIO: { value: 'ratio', description: 'How many new shares there are for old ones.' },
    FRACTION: { value: 'fraction', description: 'What became of the rest that is not a whole share.' },
    STOCK: { value: 'stock', description: 'Which stock it is.' },
    NEW_STOCK: { value: 'newStock', description: 'Which stock the shares have become.' },
    OLD_STOCK: { value: 'oldStock', description: 'Which stock the shares have come from.' },
    PARENT: { value: 'parent', description: 'Which stock has brought the shares.' },
    COST_SHARE: { value: 'costShare', description: 'Which part of the cost goes to what was spun off.' },
    TREATMENT: { value: 'treatment', description: 'How an exchange with cash is taxed.' },
    NATURE: { value: 'nature', description: 'Why shares were received.' },
    OTHER: { value: 'unknown', description: 'A fact that this version does not know.' },
  } as const,
})

export const LedgerGroup = builder.enumType('LedgerGroup', {
  description: 'A part of the trades and events of a portfolio.',
  values: {
    TRADES: { value: 'trades', description: 'Purchases and sales, without those that an event has made.' },
    INCOME: { value: 'income', description: 'Dividends, distributions, interest and capital returned.' },
    CASH: { value: 'cash', description: 'Deposits, withdrawals, fees and interest paid.' },
    SPLITS: { value: 'splits', description: 'Splits and consolidations, and what became or brought another stock.' },
    TRANSFERS: { value: 'transfers', description: 'Shares that went to other accounts, or came from them.' },
  } as const,
})

export const IncomeKind = builder.enumType('IncomeKind', {
  description: 'How income is taxed in Canada.',
  values: {
    ELIGIBLE: { value: 'eligible', description: 'Eligible dividend of a Canadian company.' },
    OTHER: { value: 'other', description: 'Other dividend of a Canadian company.' },
    FOREIGN: { value: 'foreign', description: 'Dividend of a foreign company.' },
    INTEREST: { value: 'interest', description: 'Interest.' },
    TRUST: { value: 'trust', description: 'Distribution of a trust, such as a fund.' },
    CAPITAL_GAINS: { value: 'capitalGains', description: 'Capital gain that a fund distributes.' },
    IN_LIEU: { value: 'inLieu', description: 'Payment in lieu of a dividend for lent shares.' },
  } as const,
})

export const ObjectiveKind = builder.enumType('ObjectiveKind', {
  description: 'Kind of objective.',
  values: {
    INVESTED_AMOUNT: { value: 'totalInvestmentTargetedAmount', description: 'Amount invested.' },
    PERCENTAGE_OF_ALL: {
      value: 'percentageOfTotalInvestmentValue',
      description: 'Share of everything held, in percent.',
    },
    SHARE_COUNT: { value: 'totalTargetedShareCount', description: 'Number of shares.' },
    TOTAL_VALUE: { value: 'totalTargetedValue', description: 'Market value of the shares.' },
  } as const,
})
