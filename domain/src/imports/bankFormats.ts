import { type BrokerFormat } from './brokerFormat.ts'
import { names, plain, PUBLIC_PARSERS } from './formatDefaults.ts'

// Shares may come and go in rows with the words of a transfer of money.
const WITHOUT_SHARES = ['symbol', 'quantity'] as const

/** No source shows enough of the rows of shares that move, or of corporate actions, to be sure. */
const MOVED = { reads: 'sharesMoved', isUnproved: true } as const
const CHANGED = { reads: 'shares', isUnproved: true } as const

const ACCOUNT_CURRENCY = /\b(?<currency>CAD|USD)\b/

/** Exports of the brokers of banks in Canada. */
export const BANK_FORMATS: readonly BrokerFormat[] = [
  {
    ...plain,
    id: 'bmoInvestorLine',
    name: 'BMO InvestorLine',
    // Both currencies once had the same name: each stands behind its figure.
    headers: [
      names(
        'Transaction Date,Settlement Date,Activity Description,Description,Symbol,Quantity,Price,Price Currency,Total Amount,Total Currency',
      ),
      names(
        'Transaction Date,Settlement Date,Account name,Account type,Account number,Activity Description,Description,Symbol,Quantity,Price,Price Currency,Total Amount,Total Currency',
      ),
      names(
        'Transaction Date,Settlement Date,Activity Description,Description,Symbol,Quantity,Price,Currency,Total Amount,Currency',
      ),
      names('Date,Activity Description,Description,Symbol,Quantity,Price,Currency,Total Amount,Currency'),
    ],
    source: PUBLIC_PARSERS,
    required: names('Activity Description,Description,Symbol,Quantity,Price,Total Amount'),
    columns: {
      date: ['Transaction Date', 'Date'],
      settlementDate: 'Settlement Date',
      kind: 'Activity Description',
      description: 'Description',
      symbol: 'Symbol',
      quantity: 'Quantity',
      price: 'Price',
      amount: 'Total Amount',
    },
    unnamed: { currency: { after: 'Price' }, amountCurrency: { after: 'Total Amount' } },
    feeWithinAmount: true,
    paysInAccountCurrency: true,
    words: {
      buy: ['buy', 'divreinvest', 'reinvestment*'],
      sell: ['sell', 'redemption'],
      skipped: {},
    },
    events: [
      { words: ['dividend', 'div'], reads: 'income', hasOtherQuantity: true, without: ['price'] },
      // Funds tell in one row what they paid and the units that it bought.
      { words: ['dividend', 'div'], reads: 'reinvestment', hasShares: true, isUnproved: true },
      // What funds distribute has the same word as interest on cash.
      { words: ['interest'], reads: 'interest', without: ['symbol'] },
      { words: ['interest'], reads: 'income', hasOtherQuantity: true },
      { words: ['non resident tax', 'non-resident tax'], reads: 'withheld' },
      { words: ['cash in lieu'], reads: 'cashInLieu' },
      { words: ['rsp fee*', 'de-registration fee*', 'goods & services tax*'], reads: 'fee' },
      {
        words: ['deposit', 'contribution*', 'withdrawal*', 'payment*', 'transfer*', 'rrif transfer*', 'disbursement*'],
        reads: 'cash',
        without: WITHOUT_SHARES,
      },
      { words: ['foreign exchange*'], reads: 'exchanged', without: WITHOUT_SHARES, isUnproved: true },
      { words: ['federal tax*'], reads: 'cash', without: WITHOUT_SHARES, isUnproved: true },
      { ...CHANGED, words: ['exchange'], becomes: 'exchange' },
      { ...MOVED, words: ['transfer*', 'rrif transfer*', 'disbursement*'] },
    ],
    reinvested: { column: 'Activity Description', words: ['divreinvest', 'reinvestment*'] },
    newestFirst: null,
  },
  {
    ...plain,
    id: 'cibcInvestorsEdge',
    name: 'CIBC Investor’s Edge',
    headers: [
      names(
        'Transaction Date,Settlement Date,Currency of Sub-account Held In,Transaction Type,Symbol,Market,Description,Quantity,Currency of Price,Price,Commission,Exchange Rate,Currency of Amount,Amount,Settlement Instruction,Exchange Rate (Canadian Equivalent),Canadian Equivalent',
      ),
    ],
    source: PUBLIC_PARSERS,
    required: names(
      'Transaction Date,Settlement Date,Currency of Sub-account Held In,Transaction Type,Symbol,Quantity,Price,Commission,Amount',
    ),
    columns: {
      date: 'Transaction Date',
      settlementDate: 'Settlement Date',
      kind: 'Transaction Type',
      symbol: 'Symbol',
      description: 'Description',
      quantity: 'Quantity',
      price: 'Price',
      currency: 'Currency of Price',
      fee: 'Commission',
      feeCurrency: 'Currency of Amount',
      amount: 'Amount',
      amountCurrency: 'Currency of Amount',
    },
    paysInAccountCurrency: true,
    words: {
      buy: ['buy', 'reinvest'],
      sell: ['sell'],
      skipped: { corporateAction: ['exercise'] },
    },
    events: [
      { words: ['dividend', 'dividends'], reads: 'income', isUnproved: true },
      { words: ['roc'], reads: 'returnOfCapital', isUnproved: true },
      { words: ['interest'], reads: 'interest', isUnproved: true },
      { words: ['nr tax', 'tax', 'withholding*'], reads: 'withheld', isUnproved: true },
      { words: ['fee'], reads: 'fee', isUnproved: true },
      {
        words: ['contrib', 'contribution', 'deposit', 'withdrawal', 'transf in', 'transf out'],
        reads: 'cash',
        without: WITHOUT_SHARES,
        isUnproved: true,
      },
      // What the shares had cost where they came from.
      { ...MOVED, words: ['transf in'], hasCost: true, text: /BOOK VALUE +\$?(?<amount>[\d,.]*\d)/ },
      { ...MOVED, words: ['transf in'] },
      { ...MOVED, words: ['transf out'], isOutgoing: true },
      { ...CHANGED, words: ['exchange', 'merger'], becomes: 'exchange' },
    ],
    reinvested: { column: 'Transaction Type', words: ['reinvest'] },
    feeSign: 'either',
    newestFirst: null,
  },
  {
    ...plain,
    id: 'scotiaItrade',
    name: 'Scotia iTRADE',
    headers: [
      names(
        'Description,Symbol,Transaction Date,Settlement Date,Account Currency,Type,Quantity,Currency of Price,Price,Settlement Amount',
      ),
    ],
    source: PUBLIC_PARSERS,
    columns: {
      date: 'Transaction Date',
      settlementDate: 'Settlement Date',
      kind: 'Type',
      symbol: 'Symbol',
      description: 'Description',
      quantity: 'Quantity',
      price: 'Price',
      currency: 'Currency of Price',
      amount: 'Settlement Amount',
      amountCurrency: 'Account Currency',
    },
    feeWithinAmount: true,
    paysInAccountCurrency: true,
    words: {
      buy: ['buy'],
      sell: ['sell', 'redeemed'],
      skipped: {
        // The units of a money market fund, told in the text alone, and what is set aside for them.
        dividend: ['adjustment', 'dvf', 'rei', 'stockdiv'],
        corporateAction: ['exercise', 'expired'],
      },
    },
    events: [
      {
        words: ['cash div'],
        reads: 'income',
        text: / ON +(?<quantity>[\d,.]+) SHS/,
        hasShares: true,
        isUnproved: true,
      },
      { words: ['cash div'], reads: 'income', isUnproved: true },
      // With a fraction in the text, the column of shares holds but the whole ones.
      { words: ['stockdiv'], reads: 'stockDividend', text: /^(?!.*FRACTIONS OF)/, isUnproved: true },
      { words: ['interest'], reads: 'interest', isUnproved: true },
      { words: ['tax'], reads: 'withheld', isUnproved: true },
      { words: ['fee', 'gst'], reads: 'fee', isUnproved: true },
      { words: ['cashinlieu'], reads: 'cashInLieu', isUnproved: true },
      {
        words: ['deposit', 'journal', 'payment', 'tgl', 'transfer', 'trt', 'withdraw'],
        reads: 'cash',
        without: WITHOUT_SHARES,
        isUnproved: true,
      },
      { ...MOVED, words: ['journal'], becomes: 'symbolChange' },
      { ...MOVED, words: ['tgl', 'transfer', 'trt'] },
      { ...CHANGED, words: ['namechg'], becomes: 'symbolChange' },
      { ...CHANGED, words: ['exchadj', 'merger'], becomes: 'exchange' },
    ],
    newestFirst: null,
  },
  {
    ...plain,
    id: 'nationalBank',
    name: 'Banque Nationale Courtage direct',
    // As far as a parser of 2019 names its columns; their order, and those that it does not read, are not known.
    headers: [
      names(
        'Numéro de compte,Description du compte,Date du règlement,Opération,Symbole,Quantité,Prix,Commission,Montant net',
      ),
    ],
    source: 'a public parser of 2019',
    confidence: 'medium',
    required: names('Numéro de compte,Description du compte,Date du règlement,Opération,Symbole,Quantité,Montant net'),
    columns: {
      // That parser reads no date of the trade: where none of these is there, the person says which it is.
      date: ['Date de transaction', 'Date de la transaction', "Date de l'opération", "Date d'opération"],
      settlementDate: 'Date du règlement',
      kind: 'Opération',
      symbol: 'Symbole',
      quantity: 'Quantité',
      price: ['Prix', 'Prix unitaire'],
      fee: 'Commission',
      amount: 'Montant net',
    },
    // The account's name carries its currency.
    inText: { column: 'Description du compte', pattern: ACCOUNT_CURRENCY, isRequired: false },
    words: {
      buy: ['achat'],
      sell: ['vente'],
      skipped: {},
    },
    events: [
      { words: ['dividende', 'distribution'], reads: 'income', hasOtherQuantity: true, isUnproved: true },
      { words: ['imp non res'], reads: 'withheld', isUnproved: true },
      { words: ['interet'], reads: 'interest', isUnproved: true },
      { words: ['cotisation'], reads: 'cash', isUnproved: true },
      { words: ['retrait'], reads: 'cash', isUnproved: true },
      { words: ['transfert*'], reads: 'cash', without: WITHOUT_SHARES, isUnproved: true },
      { ...MOVED, words: ['transfert*'] },
    ],
    feeSign: 'either',
    dateOrder: 'dayFirst',
    newestFirst: null,
  },
  {
    ...plain,
    id: 'nationalBankEnglish',
    name: 'National Bank Direct Brokerage',
    headers: [
      names(
        'Account number,Account description,Trade date,Settlement date,Processing date,Market,Symbol,Description,Operation,Quantity,Price,Commission,Net amount,Balance as at settlement date,Current balance',
      ),
      names(
        'Account number,Account description,Trade date,Settlement date,Processing date,Market,Symbol,Description,Operation,Quantity,Price,Net amount,Balance as at settlement date,Current balance',
      ),
    ],
    source: PUBLIC_PARSERS,
    required: names(
      'Account number,Account description,Trade date,Settlement date,Symbol,Operation,Quantity,Price,Net amount',
    ),
    columns: {
      date: 'Trade date',
      settlementDate: 'Settlement date',
      kind: 'Operation',
      symbol: 'Symbol',
      description: 'Description',
      quantity: 'Quantity',
      price: 'Price',
      fee: 'Commission',
      amount: 'Net amount',
    },
    inText: { column: 'Account description', pattern: ACCOUNT_CURRENCY, isRequired: false },
    words: { buy: ['buy'], sell: ['sell'], skipped: {} },
    // The words of its French files, in English; no source shows them.
    events: [
      { words: ['dividend', 'distribution'], reads: 'income', hasOtherQuantity: true, isUnproved: true },
      { words: ['non res*', 'non-res*'], reads: 'withheld', isUnproved: true },
      { words: ['interest'], reads: 'interest', isUnproved: true },
      { words: ['contribution', 'withdrawal'], reads: 'cash', isUnproved: true },
      { words: ['transfer*'], reads: 'cash', without: WITHOUT_SHARES, isUnproved: true },
      { ...MOVED, words: ['transfer*'] },
    ],
    feeSign: 'either',
    newestFirst: null,
  },
]
