import { type BrokerFormat } from './brokerFormat.ts'
import { names, plain, PUBLIC_PARSERS } from './formatDefaults.ts'
import { NO_WORDS } from './tradeWords.ts'

const interactiveBrokers = {
  ...plain,
  name: 'Interactive Brokers',
  feeSign: 'negative',
} as const

const SECTION = {
  column: 'Trades',
  columns: { date: ['Date', 'Settle Date'], description: 'Description', amount: 'Amount', currency: 'Currency' },
} as const

const OF_STOCK = /^(?<symbol>[^ (]+) ?\([^)]*\)/
const RETURN_OF_CAPITAL = /^(?<symbol>[^ (]+) ?\([^)]*\).*\(Return of Capital\)\s*$/i

/** Security of a corporate action, which the broker may since have renamed to `.OLD`. */
const ACTION = String.raw`^(?<other>[^ (]+?)(?:\.OLD)? ?\([^()]*\) *`

/** Matches the start of a corporate action's text: the security, then `text`. */
function action(text: string): RegExp {
  return new RegExp(`(?<group>${ACTION}${text})`, 'i')
}

const CORPORATE_ACTION = {
  column: 'Trades',
  words: ['corporate actions'],
  columns: {
    date: 'Report Date',
    description: 'Description',
    currency: 'Currency',
    quantity: 'Quantity',
    amount: 'Proceeds',
  },
} as const

const ACTION_ROW = { ...CORPORATE_ACTION, ending: /\((?<symbol>[^,()]+?)(?:\.OLD)?, [^()]*\)\s*$/i } as const

// Date columns that a Flex query may include, in order of preference: settlement first.
const FLEX_DAY = ['SettleDate', 'Date/Time', 'DateTime', 'ReportDate'] as const

/** Rows of one reorganization share a number except for its last digit. */
const REORGANIZED = /#REOR *(?<group>[^\s#]+)\d\b/
const REORGANIZATION = { reads: 'shares', columns: { text: 'Action' } } as const

export const AMERICAN_FORMATS: readonly BrokerFormat[] = [
  {
    ...interactiveBrokers,
    id: 'interactiveBrokersStatement',
    headers: [
      names(
        'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code',
      ),
    ],
    source: PUBLIC_PARSERS,
    // The first two columns are the section and the row type, in the header line too.
    required: names('Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price'),
    columns: {
      date: 'Date/Time',
      symbol: 'Symbol',
      quantity: 'Quantity',
      price: 'T. Price',
      fee: 'Comm/Fee',
      currency: 'Currency',
    },
    only: [
      {
        column: 'Trades',
        values: ['trades'],
        skipped: {
          dividend: ['dividends', 'payment in lieu of dividends'],
          interest: ['interest', 'interest accruals'],
          fee: ['fees', 'transaction fees'],
          tax: ['withholding tax'],
          cash: ['deposits & withdrawals'],
          transfer: ['transfers'],
          corporateAction: ['corporate actions'],
        },
      },
      { column: 'Header', values: ['data'] },
      { column: 'DataDiscriminator', values: ['order', 'trade'] },
      {
        column: 'Asset Category',
        values: ['stocks'],
        skipped: {
          currencyExchange: ['forex'],
          otherSecurity: ['bonds', 'cfds', 'equity and index options', 'futures', 'funds', 'warrants'],
        },
      },
    ],
    // A statement may list the executions below each order.
    grain: { column: 'DataDiscriminator', values: ['order', 'trade'] },
    reversal: { column: 'Code', codes: ['Ca'] },
    hasSections: true,
    events: [
      { ...SECTION, words: ['dividends'], reads: 'returnOfCapital', text: RETURN_OF_CAPITAL },
      { ...SECTION, words: ['dividends'], reads: 'income', text: OF_STOCK },
      { ...SECTION, words: ['payment in lieu of dividends'], reads: 'income', text: OF_STOCK, incomeKind: 'inLieu' },
      { ...SECTION, words: ['dividends', 'payment in lieu of dividends'], reads: 'income' },
      { ...SECTION, words: ['withholding tax'], reads: 'withheld', text: OF_STOCK },
      { ...SECTION, words: ['withholding tax'], reads: 'withheld' },
      { ...SECTION, words: ['interest'], reads: 'interest' },
      { ...SECTION, words: ['fees'], reads: 'fee' },
      { ...SECTION, words: ['deposits & withdrawals'], reads: 'cash' },
      {
        ...CORPORATE_ACTION,
        reads: 'reversal',
        text: /(?:^|;)Ca(?:;|$)/,
        columns: { date: 'Report Date', text: 'Code' },
      },
      {
        ...ACTION_ROW,
        reads: 'shares',
        becomes: 'split',
        text: action('(?:Reverse )?Split (?<ratio>[\\d.]+ for [\\d.]+) '),
      },
      {
        ...ACTION_ROW,
        reads: 'shares',
        becomes: 'symbolChange',
        text: action('CUSIP/ISIN Change to \\([^()]*\\)'),
      },
      {
        ...ACTION_ROW,
        reads: 'shares',
        becomes: 'exchange',
        text: action('Merged *\\([^()]*\\)'),
      },
      { ...ACTION_ROW, reads: 'shares', becomes: 'exchange', text: action('Cash and Stock Merger') },
      {
        ...ACTION_ROW,
        reads: 'shares',
        becomes: 'spinOff',
        text: action('Spinoff +(?<ratio>[\\d.]+ for [\\d.]+) '),
      },
      { ...ACTION_ROW, reads: 'stockDividend', text: action('Stock Dividend ') },
    ],
    reinvested: { column: 'Code', words: ['r'] },
    kindFrom: 'sign',
    words: NO_WORDS,
  },
  {
    ...interactiveBrokers,
    id: 'interactiveBrokersFlex',
    headers: [
      names('Buy/Sell,TradeDate,ISIN,Quantity,TradePrice,TradeMoney,CurrencyPrimary,IBCommission,IBCommissionCurrency'),
      names('CurrencyPrimary,Symbol,DateTime,TradeDate,TransactionType,Quantity,TradePrice,Buy/Sell'),
    ],
    source:
      'dickwolff/Export-To-Ghostfolio, samples/ibkr-trades-export.csv; ghostfolio/ghostfolio, test/import/ok/vti-buy-on-ibkr.csv',
    required: names('Buy/Sell,TradeDate,Quantity,TradePrice,CurrencyPrimary'),
    columns: {
      date: 'TradeDate',
      kind: 'Buy/Sell',
      symbol: 'Symbol',
      isin: 'ISIN',
      quantity: 'Quantity',
      price: 'TradePrice',
      currency: 'CurrencyPrimary',
      fee: 'IBCommission',
      feeCurrency: 'IBCommissionCurrency',
      transactionId: 'TradeID',
      cancelledId: 'OrigTradeID',
    },
    only: [
      {
        column: 'AssetClass',
        values: ['stk'],
        skipped: {
          currencyExchange: ['cash'],
          otherSecurity: ['bond', 'cfd', 'crypto', 'fop', 'fund', 'fut', 'opt', 'war'],
        },
      },
    ],
    grain: { column: 'LevelOfDetail', values: ['execution', 'order'] },
    words: { buy: ['buy'], sell: ['sell'], skipped: {} },
    withoutSymbolIsMoney: true,
  },
  {
    ...interactiveBrokers,
    id: 'interactiveBrokersFlexCash',
    headers: [
      names('Type,SettleDate,ISIN,Description,Amount,CurrencyPrimary'),
      names('ClientAccountID,CurrencyPrimary,FXRateToBase,Date/Time,Amount,Type'),
      names(
        'Date/Time,ClientAccountID,Type,AssetClass,DividendType,Symbol,Description,Amount,CurrencyPrimary,FXRateToBase,IssuerCountryCode,ExDate',
      ),
      names(
        'ClientAccountID,CurrencyPrimary,Symbol,Description,SettleDate,Amount,Type,TransactionID,ReportDate,LevelOfDetail',
      ),
    ],
    source: 'dickwolff/Export-To-Ghostfolio, samples/ibkr-dividends-export.csv; several public parsers',
    required: [...names('CurrencyPrimary,Type,Amount'), FLEX_DAY],
    columns: {
      date: FLEX_DAY,
      kind: 'Type',
      symbol: 'Symbol',
      description: 'Description',
      amount: 'Amount',
      currency: 'CurrencyPrimary',
    },
    grain: { column: 'LevelOfDetail', values: ['detail', 'summary'] },
    isOfEvents: true,
    words: NO_WORDS,
    events: [
      { words: ['dividends'], reads: 'returnOfCapital', text: RETURN_OF_CAPITAL },
      { words: ['dividends'], reads: 'income', text: OF_STOCK },
      { words: ['payment in lieu of dividends'], reads: 'income', text: OF_STOCK, incomeKind: 'inLieu' },
      { words: ['dividends', 'payment in lieu of dividends'], reads: 'income' },
      { words: ['withholding tax'], reads: 'withheld', text: OF_STOCK },
      { words: ['withholding tax'], reads: 'withheld' },
      { words: ['broker interest*', 'bond interest*'], reads: 'interest' },
      { words: ['advisor fees', 'broker fees', 'other fees'], reads: 'fee' },
      { words: ['deposits/withdrawals', 'deposits & withdrawals'], reads: 'cash' },
    ],
  },
  {
    ...plain,
    id: 'schwab',
    name: 'Charles Schwab',
    headers: [names('Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount')],
    source:
      'dickwolff/Export-To-Ghostfolio, samples/schwab-export.csv; KapJI/capital-gains-calculator, tests/schwab/data',
    columns: {
      date: 'Date',
      kind: 'Action',
      symbol: 'Symbol',
      description: 'Description',
      quantity: 'Quantity',
      price: 'Price',
      fee: 'Fees & Comm',
      amount: 'Amount',
    },
    words: {
      buy: ['buy', 'reinvest shares'],
      sell: ['sell'],
      skipped: {},
    },
    events: [
      {
        words: [
          'cash dividend',
          'qualified dividend',
          'qual div reinvest',
          'non-qualified div',
          'reinvest dividend',
          'special non qual div',
          'pr yr*',
        ],
        reads: 'income',
      },
      { words: ['long term cap gain*', 'short term cap gain*'], reads: 'income', incomeKind: 'capitalGains' },
      { words: ['foreign tax paid', 'nra tax adj'], reads: 'withheld' },
      { words: ['bond interest', 'credit interest'], reads: 'interest' },
      { words: ['adr mgmt fee', 'advisor fee'], reads: 'fee' },
      { words: ['moneylink transfer', 'wire sent'], reads: 'cash' },
      { words: ['stock split'], reads: 'sharesAdded', isUnproved: true },
      { words: ['cash in lieu'], reads: 'cashInLieu' },
      { words: ['reverse split'], reads: 'shares', becomes: 'split' },
      { words: ['cash merger'], reads: 'proceeds' },
      { words: ['cash merger adj'], reads: 'shares', becomes: 'exchange' },
      {
        words: ['stock merger', 'cash/stock merger', 'conversion'],
        reads: 'shares',
        becomes: 'exchange',
        isUnproved: true,
      },
      { words: ['name change'], reads: 'shares', becomes: 'symbolChange', isUnproved: true },
      { words: ['spin-off'], reads: 'shares', becomes: 'spinOff', isUnproved: true },
      { words: ['stock div dist'], reads: 'shares', becomes: 'stockDividend', isUnproved: true },
      { words: ['internal transfer', 'journal'], reads: 'cash', without: ['symbol', 'quantity'], isUnproved: true },
      { words: ['journaled shares'], reads: 'sharesMoved', becomes: 'symbolChange' },
      { words: ['internal transfer', 'security transfer', 'stock plan activity'], reads: 'sharesMoved' },
    ],
    reinvested: { column: 'Action', words: ['reinvest shares'] },
    dateOrder: 'monthFirst',
    newestFirst: true,
    currency: 'USD',
  },
  {
    ...plain,
    id: 'fidelity',
    name: 'Fidelity',
    headers: [
      names(
        'Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Accrued Interest ($),Amount ($),Cash Balance ($),Settlement Date',
      ),
      names(
        'Run Date,Account,Account Number,Action,Symbol,Description,Type,Price ($),Quantity,Commission ($),Fees ($),Accrued Interest ($),Amount ($),Settlement Date',
      ),
    ],
    source: PUBLIC_PARSERS,
    required: names('Run Date,Action,Symbol,Quantity,Price ($),Commission ($),Amount ($),Settlement Date'),
    columns: {
      date: 'Run Date',
      settlementDate: 'Settlement Date',
      kind: 'Action',
      symbol: 'Symbol',
      description: 'Description',
      quantity: 'Quantity',
      price: 'Price ($)',
      fee: 'Commission ($)',
      tax: 'Fees ($)',
      amount: 'Amount ($)',
      accountType: 'Account',
    },
    words: {
      buy: ['you bought*', 'reinvestment*'],
      sell: ['you sold*'],
      skipped: {},
    },
    events: [
      { words: ['dividend received*'], reads: 'income' },
      { words: ['long-term cap gain*', 'short-term cap gain*'], reads: 'income', incomeKind: 'capitalGains' },
      { words: ['return of capital*'], reads: 'returnOfCapital' },
      { words: ['foreign tax paid*'], reads: 'withheld' },
      { words: ['interest*'], reads: 'interest' },
      { words: ['fee charged*', 'advisory fee*'], reads: 'fee' },
      { words: ['in lieu of*'], reads: 'cashInLieu', isUnproved: true },
      {
        words: ['electronic funds transfer*', 'direct deposit*', 'direct debit*', 'cash contribution*', 'transferred*'],
        reads: 'cash',
        without: ['quantity'],
      },
      { ...REORGANIZATION, words: ['reverse split*'], becomes: 'split', text: REORGANIZED },
      { ...REORGANIZATION, words: ['name changed*'], becomes: 'symbolChange', text: REORGANIZED },
      { ...REORGANIZATION, words: ['merger*'], becomes: 'exchange', text: REORGANIZED, isUnproved: true },
      {
        ...REORGANIZATION,
        words: ['distribution spinoff*'],
        becomes: 'spinOff',
        text: /FROM: *\((?<other>[A-Z.]+) *\)/,
      },
      { words: ['distribution*'], reads: 'sharesAdded', isUnproved: true },
      { words: ['transfer*', 'journaled*', 'rollover shares*'], reads: 'sharesMoved' },
    ],
    reinvested: { column: 'Action', words: ['reinvestment*'] },
    dateOrder: 'monthFirst',
    newestFirst: true,
    currency: 'USD',
  },
]
