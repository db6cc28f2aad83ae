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

/** Exports of brokers in Canada. */
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
      buy: ['buy', 'dis', 'rei'],
      sell: ['sell', 'liq'],
      skipped: {
        dividend: ['div'],
        interest: ['int'],
        fee: ['fch'],
        cash: ['con', 'dep', 'eft'],
        transfer: ['brw', 'tfi', 'tf6'],
        currencyExchange: ['fxt'],
        corporateAction: ['cil', 'mgr', 'nac', 'rdm'],
        // Some credits name no action at all.
        notATrade: ['', 'lfj'],
      },
    },
    quantitySign: 'signed',
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
          dividend: ['dividend'],
          interest: ['interest'],
          tax: ['tax'],
          cash: ['bonuspayment', 'contribution', 'moneymovement'],
          currencyExchange: ['fxexchange'],
          otherSecurity: ['optionexpiry'],
        },
      },
    ],
    // An order is dated when it was placed; the description says when it was executed, and at which rate.
    inText: {
      column: 'description',
      pattern:
        /(?:^|: )(?<said>Bought|Sold) [\d.,]+ shares?(?: at \$?[\d.,]+ per share)? \(executed at (?<tradedOn>\d{4}-\d{2}-\d{2})\)(?:, FX Rate: (?<fxRate>[\d.]+))?/,
      isRequired: false,
    },
    words: { buy: ['buy'], sell: ['sell'], skipped: {} },
    quantitySign: 'signed',
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
    inText: {
      column: 'description',
      pattern:
        /^(?<symbol>[A-Z0-9.-]+) - (?<description>.+): (?<said>Bought|Sold) (?<quantity>[\d.,]+) shares?(?: at \$?(?<price>[\d.,]+) per share)? \(executed at (?<tradedOn>\d{4}-\d{2}-\d{2})\)(?:, FX Rate: (?<fxRate>[\d.]+))?$/,
      isRequired: true,
    },
    words: {
      buy: ['buy'],
      sell: ['sell'],
      skipped: {
        dividend: ['div'],
        returnOfCapital: ['roc'],
        interest: ['fplint', 'int'],
        fee: ['fee'],
        tax: ['nrt'],
        cash: ['aft_in', 'cont', 'e_trfin', 'spend'],
        notATrade: ['loan'],
      },
    },
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
      skipped: {
        dividend: ['div', 'divfrg'],
        interest: ['int*'],
        fee: ['fee'],
        tax: ['txpddv', 'whtx02'],
        cash: ['cont'],
        transfer: ['tfr-in', 'tfrout'],
        corporateAction: ['conver', 'cshlieu', 'divspl', 'exch', 'expire'],
      },
    },
    quantitySign: 'signed',
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
    words: {
      buy: ['buy'],
      sell: ['sell'],
      skipped: {
        dividend: ['distribution', 'dividends'],
        returnOfCapital: ['return of capital'],
        interest: ['interest'],
        fee: ['fees'],
        cash: ['deposits & contributions'],
        corporateAction: ['reorganization'],
      },
    },
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
      skipped: {
        dividend: ['dividende*'],
        interest: ['interets*'],
        fee: ['frais*'],
        tax: ['taxe*'],
        cash: ['cotisation*', 'resiliation*', 'subvention*', 'incitatif*'],
        transfer: ['transfert*'],
      },
    },
    quantitySign: 'signed',
    decimalSign: ',',
    newestFirst: true,
    symbolStyle: 'countryLetter',
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
    inText: { column: 'Description du compte', pattern: /\b(?<currency>CAD|USD)\b/, isRequired: false },
    words: {
      buy: ['achat'],
      sell: ['vente'],
      skipped: {
        dividend: ['dividende', 'distribution'],
        interest: ['interet'],
        tax: ['imp non res'],
        cash: ['cotisation', 'retrait'],
        transfer: ['transfert'],
      },
    },
    quantitySign: 'signed',
    feeSign: 'either',
    dateOrder: 'dayFirst',
    newestFirst: null,
  },
]
