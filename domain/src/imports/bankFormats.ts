import { type BrokerFormat } from './brokerFormat.ts'
import { names, plain, PUBLIC_PARSERS } from './formatDefaults.ts'

// Rows with transfer words may move shares instead of cash.
const WITHOUT_SHARES = ['symbol', 'quantity'] as const

/** Unproved: no source shows enough rows with moved shares or corporate actions. */
const MOVED = { reads: 'sharesMoved', isUnproved: true } as const
const CHANGED = { reads: 'shares', isUnproved: true } as const

const ACCOUNT_CURRENCY = /\b(?<currency>CAD|USD)\b/

export const BANK_FORMATS: readonly BrokerFormat[] = [
  {
    ...plain,
    id: 'bmoInvestorLine',
    name: 'BMO InvestorLine',
    // Older files name both currency columns the same; each follows its amount.
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
      // Funds report a payment and the units it bought in one row.
      { words: ['dividend', 'div'], reads: 'reinvestment', hasShares: true, isUnproved: true },
      // Fund distributions use the same word as interest on cash.
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
        // Units of a money market fund, stated only in the text, and amounts reserved for them.
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
      // If the text has a fraction, the quantity column holds only whole shares.
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
    // Column names known from a parser of 2019; their order and other columns are unknown.
    headers: [
      names(
        'Numéro de compte,Description du compte,Date du règlement,Opération,Symbole,Quantité,Prix,Commission,Montant net',
      ),
    ],
    source: 'a public parser of 2019',
    confidence: 'medium',
    required: names('Numéro de compte,Description du compte,Date du règlement,Opération,Symbole,Quantité,Montant net'),
    columns: {
      // The parser of 2019 reads no trade date. If none of these columns exists, the user chooses one.
      date: ['Date de transaction', 'Date de la transaction', "Date de l'opération", "Date d'opération"],
      settlementDate: 'Date du règlement',
      kind: 'Opération',
      symbol: 'Symbole',
      quantity: 'Quantité',
      price: ['Prix', 'Prix unitaire'],
      fee: 'Commission',
      amount: 'Montant net',
    },
    // The account name contains its currency.
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
    // Translated from its French files; no source shows the English words.
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
