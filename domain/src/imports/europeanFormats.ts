import { type BrokerFormat } from './brokerFormat.ts'
import { names, plain, PUBLIC_PARSERS } from './formatDefaults.ts'
import { NO_WORDS } from './tradeWords.ts'

const degiro = {
  ...plain,
  name: 'DEGIRO',
  kindFrom: 'sign',
  words: NO_WORDS,
  feeSign: 'negative',
  // Fees are in euros, whatever the stock's currency.
  feeCurrency: 'EUR',
  dateOrder: 'dayFirst',
  decimalSign: null,
  newestFirst: true,
} as const

const DEGIRO_TEXT = ['Description', 'Omschrijving'] as const
const DEGIRO_MOVED = ['Change', 'Mouvements', 'Mutatie'] as const

// A corporate action lists removed shares as sold and added ones as bought.
const DEGIRO_TAKEN = { text: /: *(?:Sell|Vente|Verkoop) (?<quantity>[\d.,]+)/, isOutgoing: true } as const
const DEGIRO_BROUGHT = { text: /: *(?:Buy|Achat|Koop) (?<quantity>[\d.,]+)/ } as const
const DEGIRO_SHARES = { reads: 'shares', columns: { text: DEGIRO_TEXT } } as const
const DEGIRO_SPLIT = { ...DEGIRO_SHARES, words: ['stock split*'], becomes: 'split' } as const
const DEGIRO_RENAMED = {
  ...DEGIRO_SHARES,
  words: ['productwijziging*', 'product change*', 'wijziging isin*', 'isin change*'],
  becomes: 'symbolChange',
} as const

const NET_AMOUNT = { columns: { amount: 'Net Amount' } } as const
/** Amounts are in the account's currency; no source shows their signs. */
const RABOBANK_MOVED = { columns: { amount: 'Bedrag', currency: 'Valuta mutatie' }, isUnproved: true } as const
const IN_ACCOUNT = { columns: { amount: 'Total', currency: 'Currency (Total)', description: 'Notes' } } as const

const TRADING_212_FEES = [
  'Stamp duty reserve tax',
  'French transaction tax',
  'Transaction fee',
  'Finra fee',
  'Currency conversion fee',
].map((amount) => ({ amount, currency: `Currency (${amount})` }))

export const EUROPEAN_FORMATS: readonly BrokerFormat[] = [
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
    columns: {
      date: 'Date',
      time: 'Time',
      description: 'Product',
      isin: 'ISIN',
      quantity: 'Quantity',
      price: 'Price',
      fee: ['Transaction and/or third party fees EUR', 'Transaction and/or third'],
    },
    unnamed: { currency: { after: 'Price' }, feeCurrency: { after: 'Transaction and/or third' } },
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
      fee: 'Frais de courtage et/ou de parties',
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
    columns: {
      date: 'Datum',
      time: 'Tijd',
      description: 'Product',
      isin: 'ISIN',
      quantity: 'Aantal',
      price: 'Koers',
      fee: 'Transactiekosten en/of kosten van derden EUR',
    },
    unnamed: { currency: { after: 'Koers' } },
  },
  {
    ...plain,
    id: 'degiroAccount',
    name: 'DEGIRO',
    // Amount columns are unnamed; the named columns before them hold their currencies.
    headers: [
      names('Date,Time,Value date,Product,ISIN,Description,FX,Change,,Balance,,Order Id'),
      names('Date,Heure,Date de,Produit,Code ISIN,Description,FX,Mouvements,,Solde,,ID Ordre'),
      names('Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id'),
    ],
    source: PUBLIC_PARSERS,
    required: [
      ['Date', 'Datum'],
      ['Product', 'Produit'],
      DEGIRO_TEXT,
      'FX',
      DEGIRO_MOVED,
      ['Balance', 'Solde', 'Saldo'],
    ],
    columns: {
      date: ['Date', 'Datum'],
      time: ['Time', 'Heure', 'Tijd'],
      kind: DEGIRO_TEXT,
      isin: ['ISIN', 'Code ISIN'],
      description: ['Product', 'Produit'],
      amountCurrency: DEGIRO_MOVED,
    },
    unnamed: { amount: { after: DEGIRO_MOVED } },
    inText: {
      column: DEGIRO_TEXT,
      pattern:
        /^(?<said>Buy|Sell|Achat|Vente|Koop|Verkoop) (?<quantity>[\d.,]+) .*?@ ?(?<price>[\d.,]+) (?<currency>[A-Z]{3})\b/,
      isRequired: true,
    },
    words: {
      buy: ['buy *', 'achat *', 'koop *'],
      sell: ['sell *', 'vente *', 'verkoop *'],
      skipped: {
        // Cash is held at another bank and swept there and back every day.
        noEffect: ['degiro cash sweep*', 'overboeking*', 'transfer from your*', 'transfer to your*', 'virement de*'],
      },
    },
    events: [
      { words: ['dividend', 'dividende'], reads: 'income' },
      { words: ['dividend tax', 'dividendbelasting', 'impots sur dividende'], reads: 'withheld' },
      { words: ['flatex interest*', 'interest*', 'interets*', 'rente*'], reads: 'interest' },
      { words: ['degiro transaction*', 'degiro exchange*'], reads: 'fee' },
      {
        words: ['degiro aansluitingskosten*', 'degiro transactiekosten*', 'frais de connexion*', 'frais degiro*'],
        reads: 'fee',
      },
      { words: ['fx credit', 'fx debit', 'valuta creditering', 'valuta debitering'], reads: 'exchanged' },
      {
        words: ['deposit*', 'flatex deposit*', 'ideal*', 'reservation ideal*', 'sofort*', 'versement*'],
        reads: 'cash',
      },
      { ...DEGIRO_SPLIT, ...DEGIRO_TAKEN },
      { ...DEGIRO_SPLIT, ...DEGIRO_BROUGHT },
      { ...DEGIRO_RENAMED, ...DEGIRO_TAKEN },
      { ...DEGIRO_RENAMED, ...DEGIRO_BROUGHT },
      { ...DEGIRO_SHARES, ...DEGIRO_BROUGHT, words: ['spin-off*'], becomes: 'spinOff', isUnproved: true },
      { words: ['flatex terugstorting*', 'processed flatex withdrawal*', 'retrait*', 'withdrawal*'], reads: 'cash' },
    ],
    dateOrder: 'dayFirst',
    decimalSign: null,
    newestFirst: true,
  },
  {
    ...plain,
    id: 'trading212',
    name: 'Trading 212',
    headers: [
      names(
        'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Notes,ID,Currency conversion fee,Currency (Currency conversion fee)',
      ),
      names(
        'Action,Time,ISIN,Ticker,Name,Notes,ID,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Currency conversion fee,Currency (Currency conversion fee)',
      ),
      names(
        'Action,Time,ISIN,Ticker,Name,Notes,ID,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Stamp duty reserve tax,Currency (Stamp duty reserve tax),French transaction tax,Currency (French transaction tax),Transaction fee,Finra fee,Currency conversion from amount,Currency (Currency conversion from amount),Currency conversion to amount,Currency (Currency conversion to amount),Currency conversion fee,Currency (Currency conversion fee),Currency (Transaction fee),Currency (Finra fee),Merchant name,Merchant category',
      ),
      names(
        'Action,Time (UTC),ISIN,Ticker,Name,Notes,ID,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),French transaction tax,Currency (French transaction tax),Currency conversion fee,Currency (Currency conversion fee)',
      ),
    ],
    source: 'dickwolff/Export-To-Ghostfolio, samples/trading212-export.csv; several public parsers',
    required: [
      ['Time', 'Time (UTC)'],
      ...names('Action,ISIN,Ticker,No. of shares,Price / share,Currency (Price / share)'),
    ],
    // The rate is between the stock's and the account's currency. Fees are in the account's
    // currency.
    columns: {
      date: ['Time', 'Time (UTC)'],
      kind: 'Action',
      symbol: 'Ticker',
      isin: 'ISIN',
      description: 'Name',
      quantity: 'No. of shares',
      price: 'Price / share',
      currency: 'Currency (Price / share)',
    },
    otherFees: TRADING_212_FEES,
    words: {
      buy: ['market buy', 'limit buy', 'stop buy', 'stop limit buy'],
      sell: ['market sell', 'limit sell', 'stop sell', 'stop limit sell'],
      skipped: {
        currencyExchange: ['currency conversion'],
        corporateAction: ['stock split*'],
      },
    },
    // A dividend's price is the gross amount per share; the total is in the account's currency.
    events: [
      {
        words: ['dividend*'],
        reads: 'income',
        hasShares: true,
        isProduct: true,
        columns: {
          currency: 'Currency (Price / share)',
          withheld: 'Withholding tax',
          withheldCurrency: 'Currency (Withholding tax)',
        },
      },
      { ...IN_ACCOUNT, words: ['interest*', 'lending interest*'], reads: 'interest' },
      { ...IN_ACCOUNT, words: ['card debit', 'deposit', 'withdrawal'], reads: 'cash' },
      { words: ['stock split close'], reads: 'shares', becomes: 'split', isOutgoing: true },
      { words: ['stock split open'], reads: 'shares', becomes: 'split' },
      { words: ['custom stock distribution', 'stock distribution'], reads: 'shares', becomes: 'stockDividend' },
      { words: ['spin off'], reads: 'shares', becomes: 'spinOff', isUnproved: true },
      { words: ['transfer in'], reads: 'sharesMoved' },
      { words: ['transfer out'], reads: 'sharesMoved', isOutgoing: true },
    ],
    newestFirst: null,
  },
  {
    ...plain,
    id: 'parqet',
    name: 'Parqet',
    headers: [
      names(
        'datetime;date;time;price;shares;amount;tax;fee;realizedgains;type;broker;assettype;identifier;wkn;originalcurrency;currency;fxrate;holding;holdingname;holdingnickname;exchange;avgholdingperiod; ',
        ';',
      ),
    ],
    source: 'dickwolff/Export-To-Ghostfolio, samples/parqet-export.csv',
    required: names('datetime,date,time,price,shares,type,assettype,identifier,currency'),
    columns: {
      // Local trade date; the `datetime` column is in UTC.
      date: 'date',
      time: 'time',
      kind: 'type',
      isin: 'identifier',
      description: 'holdingname',
      quantity: 'shares',
      price: 'price',
      fee: 'fee',
      currency: 'currency',
    },
    only: [
      { column: 'assettype', values: ['security', 'cash'], skipped: { otherSecurity: ['*'] }, isOfEvents: true },
      { column: 'assettype', values: ['security'] },
    ],
    words: { buy: ['buy'], sell: ['sell'], skipped: {} },
    events: [
      {
        words: ['dividend'],
        reads: 'income',
        hasShares: true,
        columns: { amount: 'amount', withheld: 'tax' },
      },
      { words: ['interest'], reads: 'interest', columns: { amount: 'amount' }, isUnproved: true },
      { words: ['deposit'], reads: 'cash', columns: { amount: 'amount' }, isUnproved: true },
      { words: ['withdrawal'], reads: 'cash', columns: { amount: 'amount' }, isOutgoing: true, isUnproved: true },
      { words: ['transferin'], reads: 'sharesMoved', isUnproved: true },
      { words: ['transferout'], reads: 'sharesMoved', isOutgoing: true, isUnproved: true },
    ],
    dateOrder: 'dayFirst',
    decimalSign: ',',
    newestFirst: null,
  },
  {
    ...plain,
    id: 'rabobank',
    name: 'Rabobank',
    headers: [
      names(
        'Portefeuille;Naam;Datum;Type mutatie;Valuta mutatie;Volume;Koers;Valuta koers;Valuta kosten €;Waarde;Bedrag;Isin code;Tijd;Beurs',
        ';',
      ),
    ],
    source: 'dickwolff/Export-To-Ghostfolio, samples/rabobank-export.csv',
    required: names('Portefeuille,Naam,Datum,Type mutatie,Volume,Koers,Valuta koers,Isin code,Tijd'),
    columns: {
      date: 'Datum',
      time: 'Tijd',
      kind: 'Type mutatie',
      isin: 'Isin code',
      description: 'Naam',
      quantity: 'Volume',
      price: 'Koers',
      currency: 'Valuta koers',
      account: 'Portefeuille',
    },
    words: { buy: ['koop fondsen'], sell: ['verkoop fondsen'], skipped: {} },
    events: [
      { ...RABOBANK_MOVED, words: ['contant dividend*', 'dividend*'], reads: 'income', hasOtherQuantity: true },
      { ...RABOBANK_MOVED, words: ['rente*'], reads: 'interest' },
      { ...RABOBANK_MOVED, words: ['tarieven*'], reads: 'fee', isOutgoing: true },
      { ...RABOBANK_MOVED, words: ['storting*'], reads: 'cash' },
      { ...RABOBANK_MOVED, words: ['opname*'], reads: 'cash', isOutgoing: true },
    ],
    dateOrder: 'dayFirst',
    decimalSign: ',',
    newestFirst: null,
  },
  {
    ...plain,
    id: 'swissquote',
    name: 'Swissquote',
    headers: [
      names(
        'Date;Order #;Transaction;Symbol;Name;ISIN;Quantity;Unit price;Costs;Accrued Interest;Net Amount;Balance;Currency',
        ';',
      ),
    ],
    source: 'dickwolff/Export-To-Ghostfolio, samples/swissquote-export.csv',
    // In a longer header, the last column is the account's currency.
    isWholeHeader: true,
    columns: {
      date: 'Date',
      kind: 'Transaction',
      symbol: 'Symbol',
      isin: 'ISIN',
      description: 'Name',
      quantity: 'Quantity',
      price: 'Unit price',
      fee: 'Costs',
      currency: 'Currency',
    },
    words: {
      buy: ['buy'],
      sell: ['sell'],
      skipped: {},
    },
    // The price of a dividend is the whole gross amount; the costs are the tax withheld.
    events: [
      {
        words: ['dividend'],
        reads: 'income',
        hasOtherQuantity: true,
        columns: { amount: 'Unit price', withheld: 'Costs', net: 'Net Amount' },
      },
      { ...NET_AMOUNT, words: ['interest', 'interests'], reads: 'interest' },
      { ...NET_AMOUNT, words: ['custody fees'], reads: 'fee' },
      { ...NET_AMOUNT, words: ['credit', 'debit'], reads: 'cash' },
      { ...NET_AMOUNT, words: ['forex credit', 'forex debit'], reads: 'exchanged' },
    ],
    dateOrder: 'dayFirst',
    newestFirst: null,
  },
]
