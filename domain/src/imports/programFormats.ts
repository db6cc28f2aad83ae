import { type BrokerFormat } from './brokerFormat.ts'
import { names, plain, PUBLIC_PARSERS } from './formatDefaults.ts'
import { NO_WORDS } from './tradeWords.ts'

const wealthfolio = {
  ...plain,
  name: 'Wealthfolio',
  source: 'afadil/wealthfolio',
  symbolStyle: 'suffix',
  words: {
    buy: ['buy'],
    sell: ['sell'],
    skipped: {
      fee: ['fee'],
      tax: ['tax'],
      cash: ['credit'],
      transfer: ['transfer_in', 'transfer_out'],
      corporateAction: ['split'],
    },
  },
  // Amounts have no sign: the word says whether they come or go.
  events: [
    { words: ['dividend'], reads: 'income', columns: { amount: 'amount' } },
    { words: ['interest'], reads: 'interest', columns: { amount: 'amount' } },
    { words: ['deposit'], reads: 'cash', columns: { amount: 'amount' } },
    { words: ['withdrawal'], reads: 'cash', columns: { amount: 'amount' }, isOutgoing: true },
  ],
} as const

const portfolioPerformance = {
  ...plain,
  name: 'Portfolio Performance',
  source: 'portfolio-performance/portfolio',
  decimalSign: null,
  symbolStyle: 'suffix',
} as const

const yahoo = {
  ...plain,
  name: 'Yahoo Finance',
  source: PUBLIC_PARSERS,
  quantitySign: 'signed',
  symbolStyle: 'suffix',
} as const

const YAHOO_COLUMNS = {
  // The column named Date is that of the quote.
  date: 'Trade Date',
  symbol: 'Symbol',
  quantity: 'Quantity',
  price: 'Purchase Price',
  fee: 'Commission',
  note: 'Comment',
} as const

/** Exports of programs that keep portfolios. */
export const PROGRAM_FORMATS: readonly BrokerFormat[] = [
  {
    ...yahoo,
    id: 'yahoo',
    headers: [
      names(
        'Symbol,Current Price,Date,Time,Change,Open,High,Low,Volume,Trade Date,Purchase Price,Quantity,Commission,High Limit,Low Limit,Comment,Transaction Type',
      ),
    ],
    columns: { ...YAHOO_COLUMNS, kind: 'Transaction Type' },
    words: { buy: ['buy'], sell: ['sell'], skipped: { cash: ['deposit'], fee: ['fee'] } },
  },
  {
    ...yahoo,
    id: 'yahooWithoutType',
    headers: [
      names(
        'Symbol,Current Price,Date,Time,Change,Open,High,Low,Volume,Trade Date,Purchase Price,Quantity,Commission,High Limit,Low Limit,Comment',
      ),
    ],
    columns: YAHOO_COLUMNS,
    kindFrom: 'sign',
    words: NO_WORDS,
  },
  {
    ...plain,
    id: 'ghostfolio',
    name: 'Ghostfolio',
    headers: [names('Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note')],
    source: 'ghostfolio/ghostfolio, test/import/ok/sample.csv',
    columns: {
      date: 'Date',
      kind: 'Action',
      symbol: 'Code',
      quantity: 'Quantity',
      price: 'Price',
      currency: 'Currency',
      fee: 'Fee',
      note: 'Note',
    },
    required: names('Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note'),
    words: {
      buy: ['buy'],
      sell: ['sell'],
      skipped: { fee: ['fee'], notATrade: ['item', 'liability'] },
    },
    // What one share, or one of whatever was counted, has paid.
    events: [
      { words: ['dividend'], reads: 'income', hasShares: true, isProduct: true },
      { words: ['interest'], reads: 'interest', hasShares: true, isProduct: true },
    ],
    dateOrder: 'dayFirst',
    symbolStyle: 'suffix',
  },
  {
    ...wealthfolio,
    id: 'wealthfolio',
    headers: [names('date,symbol,instrumentType,quantity,activityType,unitPrice,currency,fee,amount,fxRate,subtype')],
    columns: {
      date: 'date',
      kind: 'activityType',
      symbol: 'symbol',
      quantity: 'quantity',
      price: 'unitPrice',
      currency: 'currency',
      fee: 'fee',
    },
  },
  {
    ...wealthfolio,
    id: 'wealthfolioSample',
    headers: [names('date,type,symbol,instrumentType,quantity,unit_price,currency,fee,amount,comment,fxRate,subtype')],
    columns: {
      date: 'date',
      kind: 'type',
      symbol: 'symbol',
      quantity: 'quantity',
      price: 'unit_price',
      currency: 'currency',
      fee: 'fee',
      note: 'comment',
    },
  },
  {
    ...portfolioPerformance,
    id: 'portfolioPerformanceEnglish',
    headers: [
      names(
        'Date;Type;Value;Transaction Currency;Gross Amount;Currency Gross Amount;Exchange Rate;Fees;Taxes;Shares;ISIN;WKN;Ticker Symbol;Security Name;Note',
        ';',
      ),
    ],
    // It holds no price: that follows from the value, which includes fees and taxes.
    columns: {
      date: 'Date',
      kind: 'Type',
      amount: 'Value',
      currency: 'Transaction Currency',
      fee: 'Fees',
      tax: 'Taxes',
      quantity: 'Shares',
      isin: 'ISIN',
      symbol: 'Ticker Symbol',
      description: 'Security Name',
      note: 'Note',
    },
    words: {
      buy: ['buy', 'delivery (inbound)'],
      sell: ['sell', 'delivery (outbound)'],
      skipped: { transfer: ['transfer (inbound)', 'transfer (outbound)'] },
    },
  },
  {
    ...portfolioPerformance,
    id: 'portfolioPerformanceFrench',
    headers: [
      names(
        "Date;Type;Valeur;Devise de l'opération;Montant brut;Montant brut en devise;Taux de change;Frais;Impôts / Taxes;Parts;ISIN;WKN;Symbole boursier;Nom du titre;Note",
        ';',
      ),
    ],
    confidence: 'medium',
    columns: {
      date: 'Date',
      kind: 'Type',
      amount: 'Valeur',
      currency: "Devise de l'opération",
      fee: 'Frais',
      tax: 'Impôts / Taxes',
      quantity: 'Parts',
      isin: 'ISIN',
      symbol: 'Symbole boursier',
      description: 'Nom du titre',
      note: 'Note',
    },
    words: {
      buy: ['achat', 'distribution (entrante)'],
      sell: ['vente', 'distribution (sortante)'],
      skipped: { transfer: ['transfert (entrant)', 'transfert (sortant)'] },
    },
  },
  {
    ...plain,
    id: 'acb',
    name: 'acb',
    headers: [
      names(
        'security,trade date,settlement date,action,shares,amount/share,total amount,commission,currency,exchange rate,commission currency,commission exchange rate,superficial loss,split ratio,affiliate,memo',
      ),
      names('security,trade date,settlement date,action,shares,amount/share,currency,commission,memo'),
    ],
    source: 'tsiemens/acb, src/portfolio/csv_common.rs',
    required: names('security,trade date,action,shares,amount/share'),
    columns: {
      date: 'trade date',
      settlementDate: 'settlement date',
      kind: 'action',
      symbol: 'security',
      quantity: 'shares',
      price: 'amount/share',
      amount: 'total amount',
      fee: 'commission',
      feeCurrency: 'commission currency',
      currency: 'currency',
      fxRate: 'exchange rate',
      note: 'memo',
    },
    // Trades of other people and of registered accounts stand in the same file.
    only: [{ column: 'affiliate', values: ['', 'default'], skipped: { otherPerson: ['*'] } }],
    words: {
      buy: ['buy'],
      sell: ['sell'],
      skipped: {
        dividend: ['cgdiv', 'ricgdist', 'ridiv'],
        returnOfCapital: ['roc'],
        corporateAction: ['split'],
        notATrade: ['sfla'],
      },
    },
    amountIsGross: true,
    symbolStyle: 'suffix',
    currency: 'CAD',
    newestFirst: null,
  },
]
