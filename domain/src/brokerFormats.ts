import { requiredNames, type BrokerFormat } from './brokerFormat.ts'
import { foldedHeader } from './headerFingerprint.ts'

const PUBLIC_PARSERS = 'several public parsers and their tests'
const NO_WORDS = { buy: [], sell: [], skipped: [] } as const

function names(header: string, delimiter = ','): string[] {
  return header.split(delimiter)
}

/** The file that this product asks for. */
export const OWN_HEADER = ['date', 'type', 'symbol', 'exchange', 'quantity', 'price', 'note'] as const
/** The file that it writes itself: `account` is the kind of account, which belongs to the portfolio and not to a trade. */
export const EXPORT_HEADER = [...OWN_HEADER, 'time', 'fee', 'fxRateToCad', 'settlementDate', 'account'] as const
export const OWN_FORMAT_ID = 'palier'

const plain = {
  kindFrom: 'words',
  quantitySign: 'unsigned',
  feeSign: 'positive',
  dateOrder: null,
  decimalSign: '.',
  newestFirst: false,
  symbolStyle: 'plain',
  confidence: 'high',
} as const

const degiro = {
  ...plain,
  name: 'DEGIRO',
  kindFrom: 'sign',
  words: NO_WORDS,
  quantitySign: 'signed',
  dateOrder: 'dayFirst',
  decimalSign: null,
  newestFirst: true,
} as const

const wealthfolio = {
  ...plain,
  name: 'Wealthfolio',
  source: 'afadil/wealthfolio',
  symbolStyle: 'suffix',
  words: {
    buy: ['buy'],
    sell: ['sell'],
    skipped: [
      'dividend',
      'deposit',
      'withdrawal',
      'interest',
      'fee',
      'tax',
      'credit',
      'split',
      'transfer_in',
      'transfer_out',
    ],
  },
} as const

const interactiveBrokers = {
  ...plain,
  name: 'Interactive Brokers',
  quantitySign: 'signed',
  feeSign: 'negative',
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

/**
 * The kinds of files that are recognised. Each header was read in a public source; a broker whose header nobody
 * published is not here, and its files are mapped by hand once.
 */
export const BROKER_FORMATS: readonly BrokerFormat[] = [
  {
    ...plain,
    id: OWN_FORMAT_ID,
    name: 'Palier',
    headers: [OWN_HEADER, EXPORT_HEADER],
    source: 'this product',
    required: OWN_HEADER,
    columns: {
      date: 'date',
      kind: 'type',
      symbol: 'symbol',
      exchange: 'exchange',
      quantity: 'quantity',
      price: 'price',
      note: 'note',
      time: 'time',
      fee: 'fee',
      fxRate: 'fxRateToCad',
      settlementDate: 'settlementDate',
    },
    words: { buy: ['buy', 'achat'], sell: ['sell', 'vente'], skipped: [] },
    decimalSign: null,
    symbolStyle: 'exact',
  },
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
      // Some credits name no action at all.
      skipped: ['', ...'brw tfi tf6 mgr dep nac con int eft rdm lfj fch div cil fxt'.split(' ')],
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
    ],
    source: PUBLIC_PARSERS,
    // Its currency is that of the cash: a US stock bought from a Canadian account shows CAD.
    columns: {
      date: 'transaction_date',
      settlementDate: 'settlement_date',
      kind: 'activity_sub_type',
      symbol: 'symbol',
      description: 'name',
      quantity: 'quantity',
      price: 'unit_price',
    },
    only: [{ column: 'activity_type', values: ['trade'] }],
    words: { buy: ['buy'], sell: ['sell'], skipped: [] },
    quantitySign: 'signed',
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
      skipped: ['div', 'txpddv', 'whtx02', 'cont', 'tfr-in', 'tfrout', 'int', 'expire'],
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
      skipped: ['distribution', 'dividends', 'deposits & contributions', 'fees', 'return of capital', 'reorganization'],
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
      skipped: [
        ...['dividende*', 'interets*', 'frais*', 'taxe*', 'cotisation*', 'resiliation*', 'transfert*', 'subvention*'],
        'incitatif*',
      ],
    },
    quantitySign: 'signed',
    decimalSign: ',',
    newestFirst: true,
    symbolStyle: 'countryLetter',
  },
  {
    ...interactiveBrokers,
    id: 'interactiveBrokersStatement',
    headers: [
      names(
        'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code',
      ),
    ],
    source: PUBLIC_PARSERS,
    // The first two names are the section and the kind of row of each line, the header's own included.
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
      { column: 'Trades', values: ['trades'] },
      { column: 'Header', values: ['data'] },
      { column: 'DataDiscriminator', values: ['order', 'trade'] },
      { column: 'Asset Category', values: ['stocks'] },
    ],
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
    // Its commission has a currency of its own, which need not be that of the stock.
    columns: {
      date: 'TradeDate',
      kind: 'Buy/Sell',
      symbol: 'Symbol',
      isin: 'ISIN',
      quantity: 'Quantity',
      price: 'TradePrice',
      currency: 'CurrencyPrimary',
    },
    words: { buy: ['buy'], sell: ['sell'], skipped: [] },
    withoutSymbolIsMoney: true,
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
      skipped: [
        ...[
          'credit interest',
          'bond interest',
          'reinvest dividend',
          'cash dividend',
          'qual div reinvest',
          'non-qualified div',
        ],
        ...[
          'special non qual div',
          'pr yr*',
          'long term cap gain*',
          'moneylink transfer',
          'internal transfer',
          'wire sent',
        ],
        ...[
          'advisor fee',
          'adr mgmt fee',
          'foreign tax paid',
          'nra tax adj',
          'stock plan activity',
          'journaled shares',
        ],
        ...['stock split', 'reverse split', 'stock div dist', 'spin-off', 'stock merger', 'cash merger', 'name change'],
        'conversion',
      ],
    },
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
    },
    words: {
      buy: ['you bought*', 'reinvestment*'],
      sell: ['you sold*'],
      skipped: [
        'dividend*',
        'interest*',
        'transfer*',
        'electronic funds*',
        'direct*',
        'foreign tax*',
        'fee*',
        'journaled*',
      ],
    },
    quantitySign: 'signed',
    dateOrder: 'monthFirst',
    newestFirst: true,
    currency: 'USD',
  },
  {
    ...degiro,
    id: 'degiroEnglish',
    headers: [
      names(
        'Date,Time,Product,ISIN,Reference exchange,Venue,Quantity,Price,,Local value,,Value EUR,Exchange rate,AutoFX Fee,Transaction and/or third party fees EUR,Total EUR,Order ID,',
      ),
      names(
        'Date,Time,Product,ISIN,Reference,Venue,Quantity,Price,,Local value,,Value,,Exchange rate,Transaction and/or third,,Total,,Order ID',
      ),
    ],
    source: 'jose-pleonasm/Halir, docs/degiro/transactions-versions.md',
    required: names('Date,Time,Product,ISIN,Venue,Quantity,Price,Local value,Order ID'),
    // Its fees are in euros, whatever the stock's currency.
    columns: { date: 'Date', time: 'Time', description: 'Product', isin: 'ISIN', quantity: 'Quantity', price: 'Price' },
    unnamed: { currency: { after: 'Price' } },
  },
  {
    ...degiro,
    id: 'degiroFrench',
    headers: [
      names(
        "Date,Heure,Produit,Code ISIN,Place boursière sectionnée,Lieu d'exécution,Quantité,Cours,,Montant devise locale,,Montant EUR,Taux de change,Frais conversion AutoFX,Frais de courtage et/ou de parties,Montant négocié EUR,ID Ordre",
      ),
    ],
    source: PUBLIC_PARSERS,
    required: names("Date,Heure,Produit,Code ISIN,Lieu d'exécution,Quantité,Cours,Montant devise locale"),
    columns: {
      date: 'Date',
      time: 'Heure',
      description: 'Produit',
      isin: 'Code ISIN',
      quantity: 'Quantité',
      price: 'Cours',
    },
    unnamed: { currency: { after: 'Cours' } },
  },
  {
    ...degiro,
    id: 'degiroDutch',
    headers: [
      names(
        'Datum,Tijd,Product,ISIN,Beurs,Uitvoeringsplaats,Aantal,Koers,,Lokale waarde,,Waarde EUR,Wisselkoers,AutoFX Kosten,Transactiekosten en/of kosten van derden EUR,Totaal EUR,Order ID',
      ),
    ],
    source: PUBLIC_PARSERS,
    required: names('Datum,Tijd,Product,ISIN,Beurs,Uitvoeringsplaats,Aantal,Koers,Lokale waarde'),
    columns: { date: 'Datum', time: 'Tijd', description: 'Product', isin: 'ISIN', quantity: 'Aantal', price: 'Koers' },
    unnamed: { currency: { after: 'Koers' } },
  },
  {
    ...yahoo,
    id: 'yahoo',
    headers: [
      names(
        'Symbol,Current Price,Date,Time,Change,Open,High,Low,Volume,Trade Date,Purchase Price,Quantity,Commission,High Limit,Low Limit,Comment,Transaction Type',
      ),
    ],
    columns: { ...YAHOO_COLUMNS, kind: 'Transaction Type' },
    words: { buy: ['buy'], sell: ['sell'], skipped: ['deposit', 'fee'] },
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
    words: { buy: ['buy'], sell: ['sell'], skipped: ['dividend', 'fee', 'interest', 'liability', 'item'] },
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
      skipped: ['transfer (inbound)', 'transfer (outbound)'],
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
      skipped: ['transfert (entrant)', 'transfert (sortant)'],
    },
  },
]

// The surest first, so that an export which also has all columns of another is not taken for that one.
const BY_NEED = BROKER_FORMATS.map((format) => ({ format, needed: requiredNames(format) })).toSorted(
  (one, other) => other.needed.length - one.needed.length,
)

/** A known kind of file by a row that may be its header: each name that it needs stands there, and once. */
export function brokerFormatOf(header: readonly string[]): BrokerFormat | null {
  const names = foldedHeader(header)
  const isOnce = (name: string) => names.includes(name) && names.indexOf(name) === names.lastIndexOf(name)
  return BY_NEED.find(({ needed }) => needed.every(isOnce))?.format ?? null
}
