import { builder } from './builder.ts'

export const Currency = builder.enumType('Currency', { values: ['CAD', 'USD'] as const })

export const ExchangeRateSource = builder.enumType('ExchangeRateSource', {
  description: 'Publisher of exchange rates to be credited.',
  values: { BANK_OF_CANADA: { value: 'bankOfCanada' } } as const,
})

export const Language = builder.enumType('Language', {
  values: { FR: { value: 'fr' }, EN: { value: 'en' } } as const,
})

export const WatchListKind = builder.enumType('WatchListKind', {
  values: { BUY: { value: 'buy' }, SELL: { value: 'sell' }, OTHERS: { value: 'others' } } as const,
})

export const ScoreBasis = builder.enumType('ScoreBasis', {
  description: 'Basis of the scores of buy lists.',
  values: ['THRESHOLDS', 'THRESHOLDS_THEN_FIFTY_TWO_WEEKS', 'FIFTY_TWO_WEEKS'] as const,
})

export const CrossingMail = builder.enumType('CrossingMail', {
  description: 'When crossed price levels are mailed.',
  values: { DAILY: { value: 'daily' }, AT_ONCE: { value: 'atOnce' } } as const,
})

export const HumanAction = builder.enumType('HumanAction', {
  values: {
    FEEDBACK: { value: 'feedback' },
    GUEST: { value: 'guest' },
    INVITATION: { value: 'invitation' },
    LOGIN: { value: 'login' },
    REGISTER: { value: 'register' },
    RESET: { value: 'reset' },
  } as const,
})

export const HumanCheckKind = builder.enumType('HumanCheckKind', {
  values: {
    ALTCHA: { value: 'altcha' },
    OFF: { value: 'off' },
    RECAPTCHA: { value: 'recaptcha' },
    TURNSTILE: { value: 'turnstile' },
  } as const,
})

export const SignInMethod = builder.enumType('SignInMethod', {
  values: { GOOGLE: { value: 'google' }, GUEST: { value: 'guest' }, PASSWORD: { value: 'password' } } as const,
})

export const EmailConfirmationStatus = builder.enumType('EmailConfirmationStatus', {
  values: {
    CONFIRMED: { value: 'confirmed' },
    FAILED: { value: 'failed' },
    NOT_CONFIRMED: { value: 'notConfirmed' },
  } as const,
})

export const GuestWorkKind = builder.enumType('GuestWorkKind', {
  values: {
    PORTFOLIO: { value: 'portfolio' },
    PREFERENCES: { value: 'preferences' },
    WATCH_LIST: { value: 'watchList' },
  } as const,
})

export const AiKey = builder.enumType('AiKey', {
  values: {
    PARTNERSHIPS: { value: 'partnerships' },
    QUESTIONS: { value: 'questions' },
    SENTIMENTS: { value: 'sentiments' },
    SIMILAR_COMPANIES: { value: 'similarCompanies' },
  } as const,
})

export const ChartInterval = builder.enumType('ChartInterval', {
  description: 'Period of a chart up to now.',
  values: {
    DAY: { value: 'day' },
    WEEK: { value: 'week' },
    MONTH: { value: 'month' },
    SIX_MONTHS: { value: 'sixMonths' },
    YEAR: { value: 'year' },
    FIVE_YEARS: { value: 'fiveYears' },
  } as const,
})

export const ChartUnit = builder.enumType('ChartUnit', {
  values: { DAY: { value: 'day' }, MONTH: { value: 'month' }, YEAR: { value: 'year' } } as const,
})

export const PlanFeature = builder.enumType('PlanFeature', {
  description: 'Feature that depends on the plan.',
  values: {
    AI_PARTNERSHIPS: { value: 'partnerships' },
    AI_QUESTIONS: { value: 'questions' },
    AI_SENTIMENTS: { value: 'sentiments' },
    AI_SIMILAR_COMPANIES: { value: 'similarCompanies' },
    BUY_LISTS: { value: 'buyLists' },
    PORTFOLIOS: { value: 'portfolios' },
    SELL_LISTS: { value: 'sellLists' },
  } as const,
})

export const ThresholdName = builder.enumType('ThresholdName', {
  values: {
    T200: { value: 't200' },
    T400: { value: 't400' },
    T600: { value: 't600' },
    T800: { value: 't800' },
  } as const,
})

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
  values: {
    FHSA: { value: 'fhsa' },
    NON_REGISTERED: { value: 'nonRegistered' },
    RESP: { value: 'resp' },
    RRIF: { value: 'rrif' },
    RRSP: { value: 'rrsp' },
    TFSA: { value: 'tfsa' },
  } as const,
})

export const TransactionType = builder.enumType('TransactionType', {
  values: { BUY: { value: 'buy' }, SELL: { value: 'sell' } } as const,
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
    FEE: { value: 'fee' },
    INTEREST_PAID: { value: 'interestPaid' },
    DEPOSIT: { value: 'deposit' },
    WITHDRAWAL: { value: 'withdrawal' },
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
    FOREIGN: { value: 'foreign' },
    INTEREST: { value: 'interest' },
    TRUST: { value: 'trust', description: 'Distribution of a trust, such as a fund.' },
    CAPITAL_GAINS: { value: 'capitalGains' },
    IN_LIEU: { value: 'inLieu', description: 'Payment in lieu of a dividend for lent shares.' },
  } as const,
})

export const ObjectiveKind = builder.enumType('ObjectiveKind', {
  values: {
    INVESTED_AMOUNT: { value: 'totalInvestmentTargetedAmount' },
    PERCENTAGE_OF_ALL: { value: 'percentageOfTotalInvestmentValue' },
    SHARE_COUNT: { value: 'totalTargetedShareCount' },
    TOTAL_VALUE: { value: 'totalTargetedValue' },
  } as const,
})

export const PaymentProviderKind = builder.enumType('PaymentProviderKind', {
  values: { SANDBOX: { value: 'sandbox' }, STRIPE: { value: 'stripe' } } as const,
})

export const SubscriptionStatus = builder.enumType('SubscriptionStatus', {
  values: { ACTIVE: { value: 'active' }, CANCELLED: { value: 'cancelled' } } as const,
})

export const TaxKind = builder.enumType('TaxKind', {
  values: { GST: { value: 'gst' }, QST: { value: 'qst' }, HST: { value: 'hst' } } as const,
})

export const ConfirmationStatus = builder.enumType('ConfirmationStatus', {
  values: {
    PROCESSING: { value: 'processing' },
    REQUIRES_ACTION: { value: 'requires_action', description: 'The bank asks the cardholder first.' },
    SUCCEEDED: { value: 'succeeded' },
  } as const,
})

export const OutcomeStatus = builder.enumType('OutcomeStatus', {
  values: { DONE: { value: 'done' }, TIMED_OUT: { value: 'timedOut' } } as const,
})
