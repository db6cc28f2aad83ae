import { type BrokerFormat } from './brokerFormat.ts'
import { names, plain, PUBLIC_PARSERS } from './formatDefaults.ts'

const WEALTHSIMPLE_COLUMNS = {
  date: ['transaction_date', 'effective_date', 'effective_at'],
  time: 'effective_time',
  settlementDate: 'settlement_date',
  kind: 'activity_sub_type',
  symbol: 'symbol',
  description: 'name',
  quantity: 'quantity',
  price: 'unit_price',
  currency: 'currency',
  fee: 'commission',
  amount: 'net_cash_amount',
} as const

// The symbol is first in the text, the record date last.
const OF_STOCK = /^(?<symbol>[A-Z0-9.-]+)(?: - |: )(?:.*record date of (?<recordDate>\d{4}-\d{2}-\d{2}))?/

// Rows with transfer words may move cash instead of shares.
const WITHOUT_SHARES = ['symbol', 'quantity'] as const

/** Unproved: no source shows enough rows with moved shares or corporate actions. */
const MOVED = { reads: 'sharesMoved', isUnproved: true } as const
const CHANGED = { reads: 'shares', isUnproved: true } as const

export const CANADIAN_FORMATS: readonly BrokerFormat[] = [
  {
    ...plain,
    id: 'questrade',
    name: 'Questrade',
    headers: [
      names(
        'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type',
      ),
      names(
        'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Activity Type,Account #,Account Type',
      ),
    ],
    source: 'tsiemens/acb, src/peripheral/broker/questrade.rs',
    columns: {
      date: 'Transaction Date',
      settlementDate: 'Settlement Date',
      kind: 'Action',
      symbol: 'Symbol',
      description: 'Description',
      quantity: 'Quantity',
      price: 'Price',
      amount: 'Net Amount',
      fee: 'Commission',
      currency: 'Currency',
    },
    words: {
      buy: ['buy', 'rei'],
      sell: ['sell', 'liq'],
      skipped: {
        corporateAction: ['rdm'],
        // Some credits name no action.
        notATrade: ['lfj'],
      },
    },
    events: [
      { words: ['div'], reads: 'income' },
      { words: ['int'], reads: 'interest' },
      { words: ['fch'], reads: 'fee' },
      { words: ['con', 'dep', 'eft'], reads: 'cash' },
      { words: ['fxt'], reads: 'exchanged' },
      // Distributed shares are a split or a dividend, depending on the text.
      { words: ['dis'], reads: 'sharesAdded', text: /split/i, isUnproved: true },
      { words: ['dis'], reads: 'stockDividend', isUnproved: true },
      { words: ['cil'], reads: 'cashInLieu', isUnproved: true },
      { words: ['brw', 'tf6', 'tfi'], reads: 'cash', without: WITHOUT_SHARES, isUnproved: true },
      { ...MOVED, words: ['brw'], becomes: 'symbolChange' },
      { ...MOVED, words: ['tf6', 'tfi'] },
      { ...CHANGED, words: ['nac'], becomes: 'symbolChange' },
      { ...CHANGED, words: ['mgr'], becomes: 'exchange' },
    ],
    reinvested: { column: 'Action', words: ['rei'] },
    feeSign: 'negative',
    symbolStyle: 'suffix',
  },
  {
    ...plain,
    id: 'wealthsimple',
    name: 'Wealthsimple',
    headers: [
      names(
        'transaction_date,settlement_date,account_id,account_type,activity_type,activity_sub_type,direction,symbol,name,currency,quantity,unit_price,commission,net_cash_amount',
      ),
      names(
        'effective_date,effective_time,settlement_date,account_id,account_type,activity_type,activity_sub_type,description,direction,symbol,name,currency,quantity,unit_price,commission,net_cash_amount',
      ),
      names(
        'effective_at,settlement_date,account_id,account_type,activity_type,activity_sub_type,description,direction,symbol,name,currency,quantity,unit_price,commission,net_cash_amount',
      ),
    ],
    source: PUBLIC_PARSERS,
    required: [
      WEALTHSIMPLE_COLUMNS.date,
      ...names('activity_type,activity_sub_type,symbol,currency,quantity,unit_price'),
    ],
    columns: WEALTHSIMPLE_COLUMNS,
    only: [
      {
        column: 'activity_type',
        values: ['trade'],
        skipped: {
          cash: ['bonuspayment'],
          otherSecurity: ['optionexpiry'],
        },
      },
    ],
    // Dated by the order; the description has the execution date and the rate.
    inText: {
      column: 'description',
      pattern:
        /(?:^|: )(?<said>Bought|Sold) [\d.,]+ shares?(?: at \$?[\d.,]+ per share)? \(executed at (?<tradedOn>\d{4}-\d{2}-\d{2})\)(?:, FX Rate: (?<fxRate>[\d.]+))?/,
      isRequired: false,
    },
    words: { buy: ['buy'], sell: ['sell'], skipped: {} },
    // The quantity of a dividend is its amount.
    events: [
      { column: 'activity_type', words: ['dividend'], reads: 'income', hasOtherQuantity: true },
      { column: 'activity_type', words: ['tax'], reads: 'withheld' },
      { column: 'activity_type', words: ['interest'], reads: 'interest' },
      { column: 'activity_type', words: ['contribution', 'moneymovement'], reads: 'cash' },
      { column: 'activity_type', words: ['fxexchange'], reads: 'exchanged' },
      { ...MOVED, column: 'activity_type', words: ['internaltransfer', 'internal_transfer'] },
      { ...CHANGED, column: 'activity_type', words: ['corporateaction', 'corporate_action'], becomes: 'exchange' },
    ],
    feeSign: 'either',
    paidInCadFor: 'USD',
    newestFirst: null,
  },
  {
    ...plain,
    id: 'wealthsimpleStatement',
    name: 'Wealthsimple',
    headers: [names('date,transaction,description,amount,balance,currency')],
    source: PUBLIC_PARSERS,
    isWholeHeader: true,
    columns: { date: 'date', kind: 'transaction', amount: 'amount', currency: 'currency' },
    feeWithinAmount: true,
    inText: {
      column: 'description',
      pattern:
        /^(?<symbol>[A-Z0-9.-]+) - (?<description>.+): (?<said>Bought|Sold) (?<quantity>[\d.,]+) shares?(?: at \$?(?<price>[\d.,]+) per share)? \(executed at (?<tradedOn>\d{4}-\d{2}-\d{2})\)(?:, FX Rate: (?<fxRate>[\d.]+))?$/,
      isRequired: true,
    },
    words: {
      buy: ['buy'],
      sell: ['sell'],
      // Lent shares still belong to the user.
      skipped: { noEffect: ['loan'] },
    },
    events: [
      { words: ['div'], reads: 'income', text: OF_STOCK, columns: { description: 'description' } },
      { words: ['roc'], reads: 'returnOfCapital', text: OF_STOCK, columns: { description: 'description' } },
      { words: ['nrt'], reads: 'withheld', columns: { description: 'description' }, text: OF_STOCK },
      { words: ['nrt'], reads: 'withheld' },
      { words: ['fplint', 'int'], reads: 'interest', columns: { description: 'description' } },
      { words: ['fee'], reads: 'fee', columns: { description: 'description' } },
      {
        words: ['aft_in', 'aft_out', 'cont', 'e_trfin', 'e_trfout', 'spend'],
        reads: 'cash',
        columns: { description: 'description' },
      },
    ],
    paidInCadFor: 'USD',
    newestFirst: null,
  },
  {
    ...plain,
    id: 'tdDirectInvesting',
    name: 'TD Direct Investing',
    headers: [
      names('Trade Date,Settle Date,Description,Action,Quantity,Price,Commission,Net Amount'),
      names('Trade Date,Settle Date,Description,Action,Quantity,Price,Commission,Net Amount,Security Type,Currency'),
    ],
    source: PUBLIC_PARSERS,
    required: names('Trade Date,Settle Date,Description,Action,Quantity,Price,Commission,Net Amount'),
    columns: {
      date: 'Trade Date',
      settlementDate: 'Settle Date',
      description: 'Description',
      kind: 'Action',
      quantity: 'Quantity',
      price: 'Price',
      fee: 'Commission',
      amount: 'Net Amount',
      currency: 'Currency',
    },
    words: {
      buy: ['buy', 'drip'],
      sell: ['sell'],
      skipped: { corporateAction: ['expire'] },
    },
    events: [
      { words: ['div'], reads: 'income' },
      { words: ['divfrg'], reads: 'income', incomeKind: 'foreign' },
      { words: ['txpddv', 'whtx02'], reads: 'withheld' },
      { words: ['int*'], reads: 'interest' },
      { words: ['fee'], reads: 'fee' },
      { words: ['cont'], reads: 'cash' },
      { words: ['divspl'], reads: 'sharesAdded' },
      { words: ['cshlieu'], reads: 'cashInLieu' },
      { words: ['cxl*'], reads: 'reversal' },
      { words: ['tfr-in'], reads: 'cash', without: ['quantity'], isUnproved: true },
      { words: ['tfrout'], reads: 'cash', without: ['quantity'], isOutgoing: true, isUnproved: true },
      { ...MOVED, words: ['tfr-in'] },
      { ...MOVED, words: ['tfrout'], isOutgoing: true },
      { ...CHANGED, words: ['conver', 'exch'], becomes: 'exchange' },
    ],
    reinvested: { column: 'Action', words: ['drip'] },
  },
  {
    ...plain,
    id: 'rbcDirectInvesting',
    name: 'RBC Direct Investing',
    headers: [
      names(
        'Date,Activity,Symbol,Symbol Description,Quantity,Price,Settlement Date,Account,Value,Currency,Description',
      ),
    ],
    source: 'tsiemens/acb, src/peripheral/broker/rbc_di.rs',
    required: names('Date,Activity,Symbol,Quantity,Price,Settlement Date,Account,Value,Currency'),
    columns: {
      date: 'Date',
      settlementDate: 'Settlement Date',
      kind: 'Activity',
      symbol: 'Symbol',
      description: 'Symbol Description',
      quantity: 'Quantity',
      price: 'Price',
      amount: 'Value',
      currency: 'Currency',
    },
    feeWithinAmount: true,
    newestFirst: true,
    words: {
      buy: ['buy'],
      sell: ['sell'],
      skipped: {},
    },
    events: [
      {
        words: ['distribution', 'dividends'],
        reads: 'income',
        text: / ON (?<quantity>[\d,.]+) SHS/,
        columns: { description: 'Description' },
        hasShares: true,
      },
      { words: ['distribution', 'dividends'], reads: 'income' },
      { words: ['return of capital'], reads: 'returnOfCapital' },
      {
        words: ['reorganization'],
        reads: 'sharesAdded',
        text: /STK SPLIT ON (?<held>[\d,.]+) SHS/,
        columns: { description: 'Description' },
      },
      { ...CHANGED, words: ['reorganization'], becomes: 'exchange', columns: { description: 'Description' } },
      { words: ['interest'], reads: 'interest', columns: { description: 'Description' } },
      { words: ['fees'], reads: 'fee', columns: { description: 'Description' } },
      { words: ['deposits & contributions'], reads: 'cash', columns: { description: 'Description' } },
    ],
  },
  {
    ...plain,
    id: 'disnat',
    name: 'Desjardins Courtage en ligne (Disnat)',
    headers: [
      names(
        "Date de transaction,Date de règlement,Type de transaction,Classe d'actif,Symbole,Description,Marché,Quantité,Prix,Devise du prix,Commission payée,Montant de l'opération,Devise du compte",
      ),
    ],
    source: 'dickwolff/Export-To-Ghostfolio, samples/disnat-export.csv',
    columns: {
      date: 'Date de transaction',
      settlementDate: 'Date de règlement',
      kind: 'Type de transaction',
      symbol: 'Symbole',
      description: 'Description',
      quantity: 'Quantité',
      price: 'Prix',
      currency: 'Devise du prix',
      fee: 'Commission payée',
      amount: "Montant de l'opération",
    },
    words: {
      buy: ['achat'],
      sell: ['vente'],
      skipped: {},
    },
    events: [
      { words: ['dividende societe fiducie'], reads: 'income', incomeKind: 'trust', hasShares: true },
      { words: ['dividende*'], reads: 'income', hasShares: true },
      { words: ['interets*'], reads: 'interest' },
      { words: ['frais*'], reads: 'fee' },
      // Without a symbol, these are sales taxes on a fee.
      { words: ['taxe*'], reads: 'fee', without: ['symbol'] },
      { words: ['taxe*'], reads: 'withheld', isUnproved: true },
      { words: ['cotisation*', 'resiliation*', 'subvention*', 'incitatif*'], reads: 'cash' },
      { words: ['transfert*'], reads: 'cash', without: WITHOUT_SHARES },
      { ...MOVED, words: ['transfert*'] },
    ],
    decimalSign: ',',
    newestFirst: true,
    symbolStyle: 'countryLetter',
  },
]
