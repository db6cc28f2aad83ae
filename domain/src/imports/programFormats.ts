import { type BrokerFormat } from './brokerFormat.ts'
import { names, plain, PUBLIC_PARSERS } from './formatDefaults.ts'
import { NO_WORDS } from './tradeWords.ts'

const wealthfolio = {
  ...plain,
  name: 'Wealthfolio',
  source: 'afadil/wealthfolio',
  symbolStyle: 'suffix',
  words: { buy: ['buy'], sell: ['sell'], skipped: { cash: ['credit'] } },
  // Amounts are unsigned; the word gives the direction.
  events: [
    { words: ['dividend'], reads: 'income', columns: { amount: 'amount' }, hasOtherQuantity: true },
    { words: ['interest'], reads: 'interest', columns: { amount: 'amount' } },
    { words: ['deposit'], reads: 'cash', columns: { amount: 'amount' } },
    { words: ['withdrawal'], reads: 'cash', columns: { amount: 'amount' }, isOutgoing: true },
    { words: ['fee'], reads: 'fee', columns: { amount: 'amount' }, isOutgoing: true },
    { words: ['tax'], reads: 'withheld', columns: { amount: 'amount' }, isOutgoing: true, isUnproved: true },
    // New shares per old share.
    { words: ['split'], reads: 'ratio', columns: { ratio: 'quantity' }, without: ['price'] },
    { words: ['transfer_in'], reads: 'cash', columns: { amount: 'amount' }, without: ['quantity'] },
    { words: ['transfer_out'], reads: 'cash', columns: { amount: 'amount' }, without: ['quantity'], isOutgoing: true },
    // Transfers from another account include the cost of the shares.
    { words: ['transfer_in', 'add_holding'], reads: 'sharesMoved', hasCost: true, isProduct: true },
    { words: ['transfer_out', 'remove_holding'], reads: 'sharesMoved', isOutgoing: true },
  ],
} as const

const portfolioPerformance = {
  ...plain,
  name: 'Portfolio Performance',
  source: 'portfolio-performance/portfolio',
  decimalSign: null,
  symbolStyle: 'suffix',
} as const

/** Cash rows use the words of securities: they have no symbol or quantity. */
const WITHOUT_SHARES = ['symbol', 'quantity'] as const

/** A distribution states its total or its amount per share. */
const OF_SHARES_HELD = { columns: { amount: 'total amount', price: 'amount/share' }, isPerHeld: true } as const

const yahoo = {
  ...plain,
  name: 'Yahoo Finance',
  source: PUBLIC_PARSERS,
  symbolStyle: 'suffix',
} as const

const YAHOO_COLUMNS = {
  // The column `Date` is the date of the quote.
  date: 'Trade Date',
  symbol: 'Symbol',
  quantity: 'Quantity',
  price: 'Purchase Price',
  fee: 'Commission',
  note: 'Comment',
} as const

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
    words: { buy: ['buy'], sell: ['sell'], skipped: {} },
    // The amount of these rows is in the quantity column; its currency is not stated.
    events: [
      { words: ['deposit'], reads: 'cash', columns: { amount: 'Quantity' }, isUnproved: true },
      { words: ['withdrawal'], reads: 'cash', columns: { amount: 'Quantity' }, isOutgoing: true, isUnproved: true },
      { words: ['fee'], reads: 'fee', columns: { amount: 'Quantity' }, isOutgoing: true, isUnproved: true },
    ],
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
      skipped: { notATrade: ['item', 'liability'] },
    },
    events: [
      { words: ['dividend'], reads: 'income', hasShares: true, isProduct: true },
      { words: ['interest'], reads: 'interest', hasShares: true, isProduct: true },
      { words: ['fee'], reads: 'fee', columns: { amount: 'Fee' }, isOutgoing: true, isUnproved: true },
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
    // The price is derived from the value, which includes fees and taxes.
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
      skipped: { tax: ['tax refund'] },
    },
    events: [
      { words: ['dividend'], reads: 'income', columns: { withheld: 'Taxes' }, isNet: true, hasOtherQuantity: true },
      { words: ['interest', 'interest charge'], reads: 'interest' },
      { words: ['fees', 'fees refund'], reads: 'fee' },
      { words: ['taxes'], reads: 'withheld' },
      { words: ['deposit', 'removal'], reads: 'cash' },
      { words: ['transfer (inbound)', 'transfer (outbound)'], reads: 'cash', without: WITHOUT_SHARES },
      { words: ['transfer (inbound)'], reads: 'sharesMoved' },
      { words: ['transfer (outbound)'], reads: 'sharesMoved', isOutgoing: true },
    ],
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
      skipped: { tax: ['remboursement impots / taxes'] },
    },
    events: [
      {
        words: ['dividendes'],
        reads: 'income',
        columns: { withheld: 'Impôts / Taxes' },
        isNet: true,
        hasOtherQuantity: true,
      },
      { words: ['interets', "frais d'interets"], reads: 'interest' },
      { words: ['frais', 'remboursement de frais'], reads: 'fee' },
      { words: ['impots / taxes'], reads: 'withheld' },
      { words: ['depot', 'retrait'], reads: 'cash' },
      { words: ['transfert (entrant)', 'transfert (sortant)'], reads: 'cash', without: WITHOUT_SHARES },
      { words: ['transfert (entrant)'], reads: 'sharesMoved' },
      { words: ['transfert (sortant)'], reads: 'sharesMoved', isOutgoing: true },
    ],
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
    // The file also lists trades of other people and of registered accounts.
    only: [{ column: 'affiliate', values: ['', 'default'], skipped: { otherPerson: ['*'] }, isOfEvents: true }],
    words: { buy: ['buy'], sell: ['sell'], skipped: { noEffect: ['sfla'] } },
    events: [
      { ...OF_SHARES_HELD, words: ['roc'], reads: 'returnOfCapital' },
      { ...OF_SHARES_HELD, words: ['ricgdist'], reads: 'notional', incomeKind: 'capitalGains' },
      { ...OF_SHARES_HELD, words: ['ridiv'], reads: 'notional' },
      { ...OF_SHARES_HELD, words: ['cgdiv'], reads: 'income', incomeKind: 'capitalGains', hasOtherQuantity: true },
      { words: ['split'], reads: 'ratio', columns: { ratio: 'split ratio' } },
    ],
    amountIsGross: true,
    symbolStyle: 'suffix',
    currency: 'CAD',
    newestFirst: null,
  },
]
