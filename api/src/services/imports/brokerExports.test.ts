import { readFileSync } from 'node:fs'
import { BROKER_FORMATS } from '@palier/domain/imports/brokerFormats'
import { briefEvent } from '@palier/domain/imports/testing/briefEvent'
import { describe, expect, test } from 'vitest'
import { type ReadExport, readExport } from '../../testing/exportReading.ts'

/** A verdict on one line: what a trade says of kind, date, place, quantity, price, currency, fee, rate, settlement. */
function brief(verdict: ReadExport['verdicts'][number]['verdict']): string {
  if (verdict.kind === 'skipped') return `skipped ${verdict.reason}`
  if (verdict.kind === 'refused') return `refused ${verdict.fault.field}.${verdict.fault.code}`
  if (verdict.kind === 'event') return briefEvent(verdict.event)
  const { kind, tradeDate, quantity, price, currency, fee, fxRateToCad, settlementDate } = verdict.trade
  const { symbol, isin, description, exchange, cancels } = verdict.trade
  const place = [symbol ?? isin ?? description, exchange].filter((part) => part !== null).join('@')
  const more = [
    fee && `fee ${fee}`,
    fxRateToCad && `rate ${fxRateToCad}`,
    settlementDate && `settled ${settlementDate}`,
  ]
  const brief = [kind, tradeDate, place, quantity, price, currency ?? '?', ...more.filter((part) => part !== null)]
  return [...(cancels === null ? [] : [`cancels ${cancels}:`]), ...brief].join(' ')
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

type Sample = [what: string, format: string, lines: string[], expected: string[]]

const WEALTHSIMPLE =
  'settlement_date,account_id,account_type,activity_type,activity_sub_type,description,direction,symbol,name,currency,quantity,unit_price,commission,net_cash_amount'
const STATEMENT = '"date","transaction","description","amount","balance","currency"'
const IBKR =
  'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code'
const FLEX =
  '"AssetClass","Symbol","TradeDate","LevelOfDetail","Buy/Sell","Quantity","TradePrice","CurrencyPrimary","IBCommission","IBCommissionCurrency"'
const ACB =
  'security,trade date,settlement date,action,shares,amount/share,total amount,commission,currency,exchange rate,commission currency,superficial loss,split ratio,affiliate,memo'
const TRADING_212 =
  'Action,Time,ISIN,Ticker,Name,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Withholding tax,Currency (Withholding tax),Notes,ID,Currency conversion fee,Currency (Currency conversion fee)'
const TRADING_212_LATER =
  'Action,Time (UTC),ISIN,Ticker,Name,Notes,ID,No. of shares,Price / share,Currency (Price / share),Exchange rate,Result,Currency (Result),Total,Currency (Total),Currency conversion fee,Currency (Currency conversion fee)'
const PARQET =
  '"datetime";"date";"time";"price";"shares";"amount";"tax";"fee";"realizedgains";"type";"broker";"assettype";"identifier";"wkn";"originalcurrency";"currency";"fxrate";"holding";"holdingname";"holdingnickname";"exchange";"avgholdingperiod"; '
const RABOBANK =
  '\uFEFFPortefeuille;Naam;Datum;Type mutatie;Valuta mutatie;Volume;Koers;Valuta koers;Valuta kosten €;Waarde;Bedrag;Isin code;Tijd;Beurs'
const SWISSQUOTE =
  'Date;Order #;Transaction;Symbol;Name;ISIN;Quantity;Unit price;Costs;Accrued Interest;Net Amount;Balance;Currency'
const QUESTRADE =
  'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type'

const BMO =
  'Transaction Date,Settlement Date,Activity Description,Description,Symbol,Quantity,Price,Price Currency,Total Amount,Total Currency'
const BMO_BEFORE =
  'Transaction Date,Settlement Date,Activity Description,Description,Symbol,Quantity,Price,Currency,Total Amount,Currency'
const CIBC =
  'Transaction Date,Settlement Date,Currency of Sub-account Held In,Transaction Type,Symbol,Market,Description,Quantity,Currency of Price,Price,Commission,Exchange Rate,Currency of Amount,Amount,Settlement Instruction,Exchange Rate (Canadian Equivalent),Canadian Equivalent'
const SCOTIA =
  'Description,Symbol,Transaction Date,Settlement Date,Account Currency,Type,Quantity,Currency of Price,Price,Settlement Amount'

const SAMPLES: Sample[] = [
  [
    'BMO InvestorLine, with a line drawn under the header',
    'bmoInvestorLine',
    [
      BMO,
      '----------------,---------------,--------------------,-----------,------,--------,-----,--------------,------------,--------------',
      '2026-01-15,2026-01-19,Buy,EXCHANGE INC CORP,EIF,400,33.25,CAD,-13309.95,CAD',
      '2026-06-22,2026-06-23,Sell,ISHARES MSCI EUROPE IMI INDEX,XEU,-500,41.46,CAD,20720.05,CAD',
      // Paid in Canadian dollars: what moved tells no fee.
      '2026-01-05,2026-01-06,Buy,ALPHABET CL C CAP STOCK,GOOG,8,317.29,USD,-3500.00,CAD',
      '2026-07-28,2026-07-28,Dividend,MICRON TECHNOLOGY CIBC CDN DEP,MU,240,0,,1.56,CAD',
      '2026-07-28,2026-07-28,Non resident tax,MICRON TECHNOLOGY CIBC CDN DEP,MU,240,0,,-0.23,CAD',
      '2026-09-02,2026-09-02,Interest,BMO EQUAL WEIGHT BKS INDX ETF,ZEB,400,0,,59.2,CAD',
      '2026-09-03,2026-09-03,Interest,CREDIT INTEREST,,0,0,,3.2,CAD',
      '2026-08-14,2026-08-14,Deposit ,DEPOSIT,,0,0,,5300,CAD',
      '2026-04-14,2026-04-14,Transfer of Funds ,BOMIS/SIDM BR 3677,,0,0,,-7994.98,CAD',
      '2026-04-15,2026-04-15,Transfer in,SHARES,RY,10,0,,0,CAD',
      '2026-05-04,2026-05-04,Foreign Exchange,SELL USD @ 1.3365 (AUTO FX,,0,0,,344.11,CAD',
      '2026-05-05,2026-05-05,Dividend,A FUND,MID436,2.5,10.02,CAD,25.05,CAD',
      '2026-05-05,2026-05-05,Dividend,A FUND,MID436,2.5,10.02,CAD,35.05,CAD',
      '2026-05-06,2026-05-06, ,GRANITE REIT,GRT.UN,100,0,,23.1,CAD',
      '2026-05-06,2026-05-06,Something New,A NAME,RY,,,,23.1,CAD',
    ],
    [
      'skipped blank',
      'buy 2026-01-15 EIF 400 33.25 CAD fee 9.95 settled 2026-01-19',
      'sell 2026-06-22 XEU 500 41.46 CAD fee 9.95 settled 2026-06-23',
      'buy 2026-01-05 GOOG 8 317.29 USD settled 2026-01-06',
      'income 2026-07-28 MU CAD gross 1.56',
      'withheld income 2026-07-28 MU CAD withheld 0.23',
      'income 2026-09-02 ZEB CAD gross 59.2',
      'income 2026-09-03 CAD gross 3.2 interest CREDIT INTEREST',
      'deposit 2026-08-14 CAD gross 5300 DEPOSIT',
      'withdrawal 2026-04-14 CAD gross 7994.98 BOMIS/SIDM BR 3677',
      'moved transferIn 2026-04-15 RY CAD quantity 10',
      'exchanged currencyExchange 2026-05-04 CAD counterAmount 344.11',
      'reinvestment 2026-05-05 MID436 CAD quantity 2.5 gross 25.05',
      ...['refused amount.mismatch', 'refused kind.required', 'refused kind.unknown'],
    ],
  ],
  [
    'BMO InvestorLine, whose two currencies once had one name',
    'bmoInvestorLine',
    [
      BMO_BEFORE,
      '2018-01-15,2018-01-17,Buy,EXCHANGE INC CORP,EIF,400,33.25,CDN,-13309.95,CAD',
      '2018-03-01,2018-03-01,Dividend,CDN UTIL 4.5% CUM RDM SECND PR,CU.PR.F,700,,,196.88,CAD',
      '2017-12-14,2017-12-14,Redemption,1000THS CANOE CDN ASSET ALLOC,,-862,,,0,CAD',
    ],
    [
      'buy 2018-01-15 EIF 400 33.25 CAD fee 9.95 settled 2018-01-17',
      'income 2018-03-01 CU-PR-F CAD gross 196.88',
      'refused price.notPositive',
    ],
  ],
  [
    'CIBC Investor’s Edge, below nine lines',
    'cibcInvestorsEdge',
    [
      '"59154498 RRSP",,,,,,,,,,,,,,,,',
      'A NAME,,,,,,,,,,,,,,,,',
      '"September 04, 2025 3:34 PM ET",,,,,,,,,,,,,,,,',
      ...['', 'From,"July 22, 2025",,,,,,,,,,,,,,,', 'To,"September 04, 2025",,,,,,,,,,,,,,,', '', '', ''],
      CIBC,
      '" September 3, 2025"," September 4, 2025",CAD,Buy,CDZ,CDN,ISHARES,100,CAD,36.50,6.95,,CAD,"-3,656.95",,,',
      '" September 3, 2025"," September 4, 2025",USD,Sell,MSFT,US,MICROSOFT,-5,USD,400.00,6.95,,USD,"1,993.05",,1.38,"2,750.41"',
      '" September 2, 2025"," September 2, 2025",CAD,Dividend,,,1000THS SCOTIA MONEY MARKET FD SR F (557),10,,0.00,,,CAD,0.00,,',
      '" August 29, 2025"," August 29, 2025",CAD,Dividend,CDZ,CDN,ISHARES S&P/TSX CANADIAN DIVIDEND,0,,0.117,,,CAD,11.70,,',
      '" August 14, 2025"," August 14, 2025",CAD,Merger,,CDN,KEG ROYALTIES INCOME FUND CASH FOR MERGED SHRS,750,,0.00,,,CAD,"13,950.00",,',
      '" August 13, 2025"," August 13, 2025",CAD,Transf In,RY,CDN,"FROM SCOTIA BOOK VALUE 1,234.56",10,,0.00,,,CAD,0.00,,',
      '" August 13, 2025"," August 13, 2025",CAD,Transf In,RY,CDN,FROM SCOTIA,10,,0.00,,,CAD,0.00,,',
      '" August 13, 2025"," August 13, 2025",CAD,Transf In,,,CASH,0,,0.00,,,CAD,500.00,,',
    ],
    [
      'buy 2025-09-03 CDZ 100 36.5 CAD fee 6.95 settled 2025-09-04',
      'sell 2025-09-03 MSFT 5 400 USD fee 6.95 settled 2025-09-04',
      'refused kind.movesShares',
      'income 2025-08-29 CDZ CAD gross 11.7',
      'in exchange 2025-08-14 CAD quantity 750 gross 13950',
      'transferIn 2025-08-13 RY CAD quantity 10 gross 1234.56',
      'moved transferIn 2025-08-13 RY CAD quantity 10',
      'deposit 2025-08-13 CAD gross 500 CASH',
    ],
  ],
  [
    'Scotia iTRADE',
    'scotiaItrade',
    [
      SCOTIA,
      'PATHFINDER INCOME FUND TR UNIT DIST      ON    1000 SHS REC 01/31/18 PAY 02/15/18      ,PCD.UN,15-Feb-2018,15-Feb-2018,CAD,CASH DIV,0,CAD,0,50',
      'A BANK,RY,2026-02-16,2026-02-17,CAD,BUY,10,CAD,150.00,-1509.99',
      'A BANK,RY,2026-02-17,2026-02-18,CAD,SELL,-4,CAD,151.00,594.01',
      'SHARES OF A BANK,RY,2026-02-18,2026-02-18,CAD,STOCKDIV,5,CAD,0,0',
      'A FUND REINVEST 12/20/16 @ $99.5000 PLUS FRACTIONS OF 0.918 BOOK VALUE $1;782.88,TML202,22-Dec-2016,22-Dec-2016,CAD,STOCKDIV,17,CAD,0,0',
      'A BANK,RY,2026-02-19,2026-02-19,CAD,STOCKDIV,0,CAD,0,17.00',
      'FROM CHEQUING,,2026-02-20,2026-02-20,CAD,TRANSFER,0,CAD,0,1000',
      'FROM ELSEWHERE,RY,2026-02-20,2026-02-20,CAD,TRANSFER,10,CAD,0,0',
      'A BANK,RY,2026-02-21,2026-02-21,CAD,TAX,0,CAD,0,-7.50',
    ],
    [
      'income 2018-02-15 PCD-UN CAD quantity 1000 gross 50',
      'buy 2026-02-16 RY 10 150 CAD fee 9.99 settled 2026-02-17',
      'sell 2026-02-17 RY 4 151 CAD fee 9.99 settled 2026-02-18',
      'received stockDividend 2026-02-18 RY CAD quantity 5',
      ...['refused kind.undecided', 'refused kind.contradicted'],
      'deposit 2026-02-20 CAD gross 1000 FROM CHEQUING',
      'moved transferIn 2026-02-20 RY CAD quantity 10',
      'withheld income 2026-02-21 RY CAD withheld 7.5',
    ],
  ],
  [
    'activities of Wealthsimple, dated by the day',
    'wealthsimple',
    [
      'activities-export-2026-09-30',
      `effective_date,effective_time,${WEALTHSIMPLE}`,
      // Placed at night, executed the next day; paid in Canadian dollars for a stock in US dollars.
      '2026-04-13,23:13:50,2026-04-15,A1,TFSA,Trade,BUY,"QQQ - Invesco QQQ Trust: Bought 3.0000 shares at $883.18 per share (executed at 2026-04-14), FX Rate: 1.4000",LONG,QQQ,Invesco,CAD,3,883.18,0,-2649.54',
      // The rate is printed as well where it is paid in US dollars.
      '2026-05-13,10:00:00,2026-05-14,A1,TFSA,Trade,SELL,"QQQ: Sold 1.0000 shares (executed at 2026-05-13), FX Rate: 1.3699",LONG,QQQ,Invesco,USD,-1,713.52,0,713.52',
      '2026-05-08,08:04:18,2026-05-09,A1,TFSA,Trade,BUY,"XEQT - iShares: Bought 2.1361 shares (executed at 2026-05-08)",LONG,XEQT,iShares,CAD,2.1361,35.1098,0,-75',
      '2026-05-20,09:00:00,,A1,TFSA,Dividend,,,,XEQT,iShares,CAD,1.2,,,1.2',
      '2026-05-21,09:00:00,,A1,TFSA,FxExchange,,,,,,USD,,,,100',
      '2026-05-22,09:00:00,,A1,TFSA,Trade,BUY,"ASTS  261218C00060000: Bought 2 contract (executed at 2026-05-22), FX Rate: 1.4000",LONG,ASTS  261218C00060000,AST,USD,2,3,0,-6',
      '2026-05-23,09:00:00,,A1,TFSA,Trade,BUY,"XEQT - iShares: Sold 2.0000 shares (executed at 2026-05-23)",LONG,XEQT,iShares,CAD,2,35,0,-70',
      '2026-05-24,09:00:00,,A1,TFSA,Trade,BUY,,LONG,XEQT,iShares,CAD,-2,35,0,-70',
      '',
      'As of 2026-09-30 10:00 GMT-04:00',
    ],
    [
      'buy 2026-04-14 QQQ 3 630.84285714 USD fee 0 rate 1.4 settled 2026-04-15',
      'sell 2026-05-13 QQQ 1 713.52 USD fee 0 rate 1.3699 settled 2026-05-14',
      'buy 2026-05-08 XEQT 2.1361 35.1098 CAD fee 0 settled 2026-05-09',
      'income 2026-05-20 XEQT CAD gross 1.2',
      'exchanged currencyExchange 2026-05-21 USD counterAmount 100',
      'skipped otherSecurity',
      'refused kind.contradicted',
      'refused quantity.signContradictsKind',
      'skipped notATrade',
    ],
  ],
  [
    'activities of Wealthsimple, dated by the moment',
    'wealthsimple',
    [
      `effective_at,${WEALTHSIMPLE}`,
      '2026-05-08T09:32:10-04:00,2026-05-09,A1,TFSA,Trade,BUY,"XEQT: Bought 2 shares (executed at 2026-05-08)",LONG,XEQT,iShares,CAD,2,35.1,0,-70.2',
    ],
    ['buy 2026-05-08 XEQT 2 35.1 CAD fee 0 settled 2026-05-09'],
  ],
  [
    'a monthly statement of Wealthsimple',
    'wealthsimpleStatement',
    [
      STATEMENT,
      '"2025-06-02","CONT","Contribution","10000.00","10000.00","CAD"',
      '"2025-06-11","BUY","XEQT - iShares Core Equity ETF Portfolio: Bought 100.0000 shares (executed at 2025-06-10)","-3600.00","6400.00","CAD"',
      '"2025-06-12","BUY","NVDA - NVIDIA Corp.: Bought 5.0000 shares (executed at 2025-06-12), FX Rate: 1.4644","-1500.00","4900.00","CAD"',
      '"2025-06-13","SELL","XEQT - iShares Core Equity ETF Portfolio: Sold 0.3921 shares at $40.78 per share (executed at 2025-06-13)","15.99","4915.99","CAD"',
      '"2025-06-13","SELL","XEQT - iShares Core Equity ETF Portfolio: Sold 0.3921 shares at $40.78 per share (executed at 2025-06-13)","15.99","4931.98","CAD"',
      '"2025-06-20","DIV","XEQT - iShares Core Equity ETF Portfolio: Cash dividend distribution, received on 2025-06-20, record date of 2025-06-15","12.00","4943.98","CAD"',
      '"2025-06-21","NRT","Non-resident tax","-1.80","4942.18","CAD"',
      '"2025-06-22","FPLINT","Stock lending monthly interest payment","0.01","4942.19","CAD"',
      '"2025-06-23","LOAN","XEQT on loan","0.00","4942.19","CAD"',
      // Damaged ones.
      '"2025-06-24","BUY","XEQT - iShares Core Equity ETF Portfolio: Bought","-360.00","1.00","CAD"',
      '"2025-06-24","BUY","XEQT - iShares Core Equity ETF Portfolio: Sold 2.0000 shares (executed at 2025-06-24)","-72.00","1.00","CAD"',
      '"2025-06-24","GIFT","XEQT - iShares Core Equity ETF Portfolio: Bought 2.0000 shares (executed at 2025-06-24)","-72.00","1.00","CAD"',
      '"2025-06-24","BUY","XEQT - iShares Core Equity ETF Portfolio: Bought 2.0000 shares (executed at 2025-06-24)","","1.00","CAD"',
    ],
    [
      'deposit 2025-06-02 CAD gross 10000 Contribution',
      'buy 2025-06-10 XEQT 100 36 CAD fee 0',
      'buy 2025-06-12 NVDA 5 204.86205955 USD fee 0 rate 1.4644',
      'sell 2025-06-13 XEQT 0.3921 40.78 CAD fee 0',
      'sell 2025-06-13 XEQT 0.3921 40.78 CAD fee 0',
      'income 2025-06-20 XEQT CAD gross 12 record 2025-06-15',
      'withheld income 2025-06-21 CAD withheld 1.8',
      'income 2025-06-22 CAD gross 0.01 interest Stock lending monthly interest payment',
      'skipped noEffect',
      'refused description.invalid',
      'refused kind.contradicted',
      'refused kind.unknown',
      'refused price.required',
    ],
  ],
  [
    'Questrade, whose reinvested dividends may show no price',
    'questrade',
    [
      QUESTRADE,
      '2026-03-02 12:00:00 AM,2026-03-03 12:00:00 AM,REI,H038778,FUND REINV@C$12.50 REC 02/20 PAY 03/02,4,0,0,0,-50.00,CAD,1,Dividend reinvestment,TFSA',
      '2026-03-02 12:00:00 AM,2026-03-03 12:00:00 AM,DIS,XEQT.TO,STOCK SPLIT,4,0,0,0,0,CAD,1,Other,TFSA',
      '2026-03-04 12:00:00 AM,2026-03-05 12:00:00 AM,FXT,,CONVERTED,0,0,0,0,100,USD,1,FX conversion,TFSA',
      '2026-03-05 12:00:00 AM,2026-03-06 12:00:00 AM,Buy,XEQT.TO,ISHARES,4,"30,5",0,0,-122.00,CAD,1,Trades,TFSA',
      '2026-03-05 12:00:00 AM,2026-03-06 12:00:00 AM,Buy,XEQT.TO,ISHARES,4,30.5,0,-4.95,-126.95,CAD,1,Trades,TFSA',
      '2026-03-05 12:00:00 AM,2026-03-06 12:00:00 AM,Sell,XEQT.TO,ISHARES,-4,30.5,0,-4.95,117.05,CAD,1,Trades,TFSA',
      '2026-03-05 12:00:00 AM,2026-03-01 12:00:00 AM,Sell,XEQT.TO,ISHARES,-4,30.5,0,-4.95,117.05,CAD,1,Trades,TFSA',
    ],
    [
      'buy 2026-03-02 H038778 4 12.5 CAD fee 0 settled 2026-03-03',
      'added split 2026-03-02 XEQT@XTSE CAD quantity 4',
      'exchanged currencyExchange 2026-03-04 USD counterAmount 100',
      'refused price.otherSign',
      'buy 2026-03-05 XEQT@XTSE 4 30.5 CAD fee 4.95 settled 2026-03-06',
      'sell 2026-03-05 XEQT@XTSE 4 30.5 CAD fee 4.95 settled 2026-03-06',
      'refused settlementDate.beforeTrade',
    ],
  ],
  [
    'a workbook of Questrade that a French spreadsheet has saved',
    'questrade',
    [
      QUESTRADE.replaceAll(',', ';'),
      '2026-03-05 12:00:00 AM;2026-03-06 12:00:00 AM;Buy;XEQT.TO;ISHARES;4;30,505;-122,02;-4,95;-126,97;CAD;1;Trades;TFSA',
    ],
    ['buy 2026-03-05 XEQT@XTSE 4 30.505 CAD fee 4.95 settled 2026-03-06'],
  ],
  [
    'National Bank, where a date of the trade is named',
    'nationalBank',
    [
      "Numéro de compte,Description du compte,Date de l'opération,Date du règlement,Opération,Symbole,Quantité,Commission,Montant net",
      '1ABC,REER CAD,02/03/2026,04/03/2026,Achat,RY,10,9.95,-1509.95',
      '1ABC,REER USD,13/03/2026,16/03/2026,Vente,AAPL,5,9.95,990.05',
      '1ABC,REER CAD,20/03/2026,20/03/2026,Dividende,RY,10,0.00,12.10',
      '1ABC,REER USD,20/03/2026,20/03/2026,Imp Non Res,AAPL,5,0.00,-0.75',
      '1ABC,REER CAD,20/03/2026,20/03/2026,Cotisation,,0,0.00,1000.00',
      '1ABC,REER CAD,20/03/2026,23/03/2026,Achat,RY,dix,0.00,-1500.00',
    ],
    [
      'buy 2026-03-02 RY 10 150 CAD fee 9.95 settled 2026-03-04',
      'sell 2026-03-13 AAPL 5 200 USD fee 9.95 settled 2026-03-16',
      'income 2026-03-20 RY CAD gross 12.1',
      'withheld income 2026-03-20 AAPL USD withheld 0.75',
      'deposit 2026-03-20 CAD gross 1000',
      'refused quantity.invalid',
    ],
  ],
  [
    'a statement of Interactive Brokers with the executions of each order',
    'interactiveBrokersStatement',
    [
      'Statement,Header,Field Name,Field Value',
      'Statement,Data,BrokerName,Interactive Brokers',
      IBKR,
      'Trades,Data,Order,Stocks,USD,ACME,"2026-02-02, 10:00:00","1,000",50.25,50,-50250,-5,50255,0,0,O',
      'Trades,Data,Trade,Stocks,USD,ACME,"2026-02-02, 10:00:00",600,50.25,50,-30150,-3,30153,0,0,O',
      'Trades,Data,Trade,Stocks,USD,ACME,"2026-02-02, 10:30:00",400,50.25,50,-20100,-2,20102,0,0,O',
      'Trades,Data,Order,Stocks,USD,ACME,"2026-02-03, 10:00:00",-1000,50.25,50,50250,5,,0,0,Ca',
      'Trades,Data,ClosedLot,Stocks,USD,ACME,2026-02-02,10,50.25,,,,502,1,,',
      'Trades,Data,Order,Equity and Index Options,USD,ACME 18DEC26 50 C,"2026-02-03, 10:00:00",1,5,5,-500,-1,501,0,0,O',
      'Trades,SubTotal,,Stocks,USD,ACME,,0,,,95,-2.02,0,92.98,5,',
      'Dividends,Header,Currency,Date,Description,Amount',
      'Dividends,Data,USD,2026-03-15,ACME(US0378331005) Cash Dividend 0.25 per Share,25.00',
      // Other sections are wider than the header of the trades.
      'Realized & Unrealized Performance Summary,Data,Stocks,ACME,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15',
    ],
    [
      'buy 2026-02-02 ACME 1000 50.25 USD fee 5',
      ...['skipped notATrade', 'skipped notATrade'],
      'cancels either: sell 2026-02-03 ACME 1000 50.25 USD',
      'skipped notATrade',
      ...[
        'skipped otherSecurity',
        'skipped notATrade',
        'skipped notATrade',
        'income 2026-03-15 ACME USD gross 25',
        'skipped notATrade',
      ],
    ],
  ],
  [
    'a statement of Interactive Brokers with executions alone',
    'interactiveBrokersStatement',
    [
      IBKR,
      'Trades,Data,Trade,Stocks,USD,ACME,"2026-02-02, 10:00:00",600,50.25,50,-30150,-3,30153,0,0,O',
      'Trades,Data,Trade,Stocks,USD,ACME,"2026-02-02, 10:30:00",-400,50.25,50,20100,-2,20102,0,0,C',
    ],
    ['buy 2026-02-02 ACME 600 50.25 USD fee 3', 'sell 2026-02-02 ACME 400 50.25 USD fee 2'],
  ],
  [
    'a Flex query of Interactive Brokers with every level of detail',
    'interactiveBrokersFlex',
    [
      FLEX,
      '"STK","ACME","20260202","ORDER","BUY","1000","50.25","USD","-5","USD"',
      '"STK","ACME","20260202","EXECUTION","BUY","600","50.25","USD","-3","USD"',
      '"STK","ACME","20260202","EXECUTION","BUY","400","50.25","USD","-2","CAD"',
      '"STK","ACME","20260203","EXECUTION","BUY (Ca.)","-400","50.25","USD","2","USD"',
      '"CASH","USD.CAD","20260202","EXECUTION","SELL","-100","1.35","CAD","-2","USD"',
      '"OPT","ACME  261218C00050000","20260202","EXECUTION","SELL","-1","5","USD","-1","USD"',
    ],
    [
      'skipped notATrade',
      'buy 2026-02-02 ACME 600 50.25 USD fee 3',
      // Its commission is in another currency than the stock.
      'buy 2026-02-02 ACME 400 50.25 USD',
      'cancels buy: buy 2026-02-03 ACME 400 50.25 USD',
      'skipped currencyExchange',
      'skipped otherSecurity',
    ],
  ],
  [
    'acb',
    'acb',
    [
      ACB,
      'FOO,2026-01-05,2026-01-06,Buy,20,1.5,,1,USD,1.3712,,,,,First buy',
      'BAR.TO,2026-01-05,2026-01-06,Sell,5,,250,9.95,,,,,,Default,',
      'BAR.TO,2026-01-07,2026-01-08,Buy,5,50,,9.95,,,,,,Spouse,',
      'BAR.TO,2026-01-07,2026-01-08,Buy,5,50,,9.95,,,,,,Default (R),',
      'FOO,2026-02-10,2026-02-10,RoC,,0.1,,,USD,,,,,,Per share',
      'FOO,2026-02-10,2026-02-10,Split,,,,,,,,,2-for-1,,',
      'FOO,2026-02-10,2026-02-10,SFLA,1,,1.41,,,,,,,,',
      'FOO,2026-02-11,2026-02-12,Buy,20,1.5,,1,USD,1.3712,CAD,,,,',
      'FOO,2026-02-11,2026-02-12,Buy,20,1.5,,1,USD,par,,,,,',
    ],
    [
      'buy 2026-01-05 FOO 20 1.5 USD fee 1 rate 1.3712 settled 2026-01-06',
      'sell 2026-01-05 BAR@XTSE 5 50 CAD fee 9.95 settled 2026-01-06',
      ...['skipped otherPerson', 'skipped otherPerson'],
      'perShare returnOfCapital 2026-02-10 FOO USD perShare 0.1 Per share',
      'split 2026-02-10 FOO CAD numerator 2 denominator 1',
      'skipped noEffect',
      'buy 2026-02-11 FOO 20 1.5 USD rate 1.3712 settled 2026-02-12',
      'refused fxRate.invalid',
    ],
  ],
  [
    'events of Wealthfolio, whose splits stand among the shares',
    'wealthfolio',
    [
      'date,symbol,instrumentType,quantity,activityType,unitPrice,currency,fee,amount,fxRate,subtype',
      '2026-01-05,RY.TO,EQUITY,10,BUY,140,CAD,1,,,',
      '2026-02-02,RY.TO,EQUITY,2,SPLIT,0,CAD,0,0,,',
      '2026-02-09,RY.TO,EQUITY,,SPLIT,0,CAD,0,0.1,,',
      '2026-03-02,RY.TO,EQUITY,5,TRANSFER_IN,120.5,CAD,0,0,,',
      '2026-03-03,RY.TO,EQUITY,5,TRANSFER_IN,,CAD,0,0,,',
      '2026-03-04,RY.TO,EQUITY,4,TRANSFER_OUT,0,CAD,0,0,,',
      '2026-03-05,$CASH-CAD,,,TRANSFER_OUT,,CAD,0,250,,',
      '2026-03-06,$CASH-CAD,,1,FEE,0,CAD,0,9.5,,',
      '2026-03-09,RY.TO,EQUITY,,TAX,,CAD,0,3.2,,',
      '2026-03-10,$CASH-CAD,,,CREDIT,,CAD,0,3.2,,',
    ],
    [
      'buy 2026-01-05 RY@XTSE 10 140 CAD fee 1',
      'split 2026-02-02 RY@XTSE CAD numerator 2 denominator 1',
      // Refused once its stock is known: it tells no ratio.
      'split 2026-02-09 RY@XTSE CAD',
      'transferIn 2026-03-02 RY@XTSE CAD quantity 5 gross 602.5',
      'moved transferIn 2026-03-03 RY@XTSE CAD quantity 5',
      'moved transfer 2026-03-04 RY@XTSE CAD quantity 4',
      'withdrawal 2026-03-05 $CASH-CAD CAD gross 250',
      'fee 2026-03-06 $CASH-CAD CAD gross 9.5',
      'withheld income 2026-03-09 RY@XTSE CAD withheld 3.2',
      'skipped cash',
    ],
  ],
  [
    'Ghostfolio, whose fees stand in their own column',
    'ghostfolio',
    [
      'Date,Code,DataSource,Currency,Price,Quantity,Action,Fee,Note',
      '16-09-2026,MSFT,YAHOO,USD,298.580,5,buy,19.00,First order',
      '17-11-2026,MSFT,YAHOO,USD,0.62,5,dividend,0,',
      '01-09-2026,Account fee,MANUAL,USD,0,0,fee,49,',
      '02-09-2026,Penthouse,MANUAL,USD,500000,1,item,0,',
    ],
    [
      'buy 2026-09-16 MSFT 5 298.58 USD fee 19',
      'income 2026-11-17 MSFT USD quantity 5 perShare 0.62 gross 3.1',
      'fee 2026-09-01 ACCOUNT-FEE USD gross 49',
      'skipped notATrade',
    ],
  ],
  [
    'Yahoo Finance, whose cash stands where shares do',
    'yahoo',
    [
      'Symbol,Current Price,Date,Time,Change,Open,High,Low,Volume,Trade Date,Purchase Price,Quantity,Commission,High Limit,Low Limit,Comment,Transaction Type',
      'RY.TO,180,2026/09/04,16:00 EDT,0,0,0,0,0,20260105,140.5,10,9.95,,,,BUY',
      '$$CASH_TX,,,,,,,,,20260102,,2000,,,,,DEPOSIT',
      '$$CASH_TX,,,,,,,,,20260103,,12.5,,,,,FEE',
      '$$CASH_TX,,,,,,,,,20260106,,100,,,,,WITHDRAWAL',
    ],
    [
      'buy 2026-01-05 RY@XTSE 10 140.5 ? fee 9.95',
      'deposit 2026-01-02 $$CASH_TX ? gross 2000',
      'fee 2026-01-03 $$CASH_TX ? gross 12.5',
      'withdrawal 2026-01-06 $$CASH_TX ? gross 100',
    ],
  ],
  [
    'the events of an account of Portfolio Performance',
    'portfolioPerformanceEnglish',
    [
      'Date;Type;Value;Transaction Currency;Gross Amount;Currency Gross Amount;Exchange Rate;Fees;Taxes;Shares;ISIN;WKN;Ticker Symbol;Security Name;Note',
      '2026-01-02T00:00;Deposit;2,000.00;CAD;;;;;;;;;;;',
      '2026-02-02T00:00;Dividend;8.50;CAD;;;;;1.50;10;;;RY.TO;Royal Bank;',
      '2026-03-02T00:00;Interest Charge;-1.25;CAD;;;;;;;;;;;',
      '2026-03-03T00:00;Removal;-100.00;CAD;;;;;;;;;;;',
      '2026-03-04T00:00;Fees;-4.00;CAD;;;;;;;;;;;',
      '2026-03-05T00:00;Transfer (Inbound);400.00;CAD;;;;;;10;;;RY.TO;Royal Bank;',
      '2026-03-06T00:00;Tax Refund;4.00;CAD;;;;;;;;;;;',
    ],
    [
      'deposit 2026-01-02 CAD gross 2000',
      'income 2026-02-02 RY@XTSE CAD gross 10 withheld 1.5',
      'interestPaid 2026-03-02 CAD gross 1.25',
      'withdrawal 2026-03-03 CAD gross 100',
      'fee 2026-03-04 CAD gross 4',
      'moved transferIn 2026-03-05 RY@XTSE CAD quantity 10',
      'skipped tax',
    ],
  ],
  [
    'Trading 212',
    'trading212',
    [
      TRADING_212,
      'Deposit,2026-01-05 11:45:06.326,,,,,,,,,,31.00,"EUR",,,"Transaction ID: X",id-1,,',
      'Market buy,2026-01-06 14:30:03.613,US17275R1023,CSCO,"Cisco Systems",0.0290530000,49.96,USD,1.09303,,"EUR",1.33,"EUR",,,,EOF1,0.01,"EUR"',
      'Stop limit sell,2026-01-07 14:30:05.104,US04634X2027,ASTR,"Astra Space",0.6125400000,1.26,USD,1.10231,-3.08,"EUR",0.70,"EUR",,,,EOF2,,',
      'Limit buy,2026-01-08 09:26:13,GB0005405286,HSBA,"HSBC",10.0000000000,700.5000000000,GBX,0.0117,,"EUR",82,"EUR",,,,EOF3,,',
      'Dividend (Ordinary),2026-01-09 12:05:25,US56035L1044,MAIN,"Main Street",0.1543340000,0.23,USD,Not available,,,0.03,"EUR",0.01,USD,,,,',
      'Interest on cash,2026-01-10 22:06:41.36,,,,,,,,,,0.01,"EUR",,,"Interest on cash",id-2,,',
      'Stock split close,2026-01-11 07:24:24.095,CA46500E8678,ISOU,"IsoEnergy",29.8047800000,2.070473,USD,1.03401461,0.00,"EUR",59.68,"EUR",,,,EOF4,,',
      // A takeover paid in shares; eight decimals, rounded; a row of the later kind of file.
      'Market sell,2026-01-12 14:30:05,US04634X2027,ASTR,"Astra Space",5,0.00,USD,,-3.08,"EUR",0.00,"EUR",,,,EOF5,,',
      'Market sell,2026-01-12 14:30:05,US04634X2027,ASTR,"Astra Space",5,0E-10,USD,,-3.08,"EUR",0.00,"EUR",,,,EOF5,,',
      'Market buy,2026-01-12 14:30:05,US04634X2027,ASTR,"Astra Space",0.0237351700,1.26,USD,1.1,,"EUR",0.70,"EUR",,,,EOF6,,',
      'Market buy,2026-01-13 14:30:05,US04634X2027,ASTR,"Astra Space",,EOF7,11.0563304000,0.05,USD,,,"EUR",0.00,"EUR",,,,',
    ],
    [
      'deposit 2026-01-05 EUR gross 31 Transaction ID: X',
      'buy 2026-01-06 CSCO 0.029053 49.96 USD',
      'sell 2026-01-07 ASTR 0.61254 1.26 USD',
      'buy 2026-01-08 HSBA 10 7.005 GBP',
      ...[
        'income 2026-01-09 MAIN USD quantity 0.154334 perShare 0.23 gross 0.03549682 withheld 0.01',
        'income 2026-01-10 EUR gross 0.01 interest Interest on cash',
        'out split 2026-01-11 ISOU USD quantity 29.80478',
      ],
      ...['refused price.notPositive', 'refused price.invalid'],
      'buy 2026-01-12 ASTR 0.023735 1.26 USD',
      'refused quantity.required',
    ],
  ],
  [
    'Trading 212 of 2026',
    'trading212',
    [
      TRADING_212_LATER,
      'Market buy,2026-01-06 14:31:02+00:00,US1912161007,KO,"Coca-Cola",,EOF1,20.0000000000,69.5000000000,USD,1.17250000,,,1187.28,"EUR",1.78,"EUR"',
    ],
    ['buy 2026-01-06 KO 20 69.5 USD'],
  ],
  [
    'Parqet',
    'parqet',
    [
      PARQET,
      '"2026-07-31T22:30:00.001Z";"01.08.2026";"00:30:00";28,03;17,83803;500;0;1,5;;"Buy";"broker";"Security";"LU2089238203";"A2PWMK";;"EUR";;;"Amundi";;""; ',
      '"2026-08-02T07:00:00.000Z";"02.08.2026";"09:00:00";1.075,355;0,078433;84,34;0;0;;"Sell";"broker";"Security";"IE00BM67HT60";"A113FM";;"EUR";;;"Xtrackers";"";""; ',
      '"2026-07-15T07:00:00.000Z";"15.07.2026";"09:00:00";0,24;40;9,66;2,48;0;;"Dividend";"broker";"Security";"US7561091049";"899744";;"EUR";;;"Realty";;; ',
      '"2026-07-15T07:00:00.000Z";"15.07.2026";"09:00:00";20000;0,1;2000;0;0;;"Buy";"broker";"Crypto";"BTC";"";;"EUR";;;"Bitcoin";;; ',
      '"2026-07-15T07:00:00.000Z";"15.13.2026";"09:00:00";28,03;40;9,66;2,48;0;;"Buy";"broker";"Security";"US7561091049";"899744";;"EUR";;;"Realty";;; ',
    ],
    [
      'buy 2026-08-01 LU2089238203 17.83803 28.03 EUR fee 1.5',
      'sell 2026-08-02 IE00BM67HT60 0.078433 1075.355 EUR fee 0',
      ...[
        'income 2026-07-15 EUR quantity 40 perShare 0.24 gross 9.66 withheld 2.48',
        'skipped otherSecurity',
        'refused tradeDate.invalid',
      ],
    ],
  ],
  [
    'Rabobank',
    'rabobank',
    [
      RABOBANK,
      '12345678;Obligaties Indexfonds;08-02-2026;Koop Fondsen;EUR;1,8726;84,2637 ;EUR;0;157,79;-157,79;NL0014857104;11:46:03.004;Clearstream',
      '12345678;Wereld Aandelen;09-02-2026;Verkoop Fondsen;EUR;-1,2343;134,776 ;EUR;0;166,36;166,36;NL0014065450;11:46:02.924;Clearstream',
      '12345678;;24-01-2026;Storting / opname;EUR;0;0,00 ;EUR;0;0,00;250,00;;;',
      '12345678;;06-01-2026;Tarieven en services;EUR;0;0,00 ;EUR;0;0,00;-17,44;;;',
      '12345678;;03-01-2026;Rente beleggersrekening;EUR;0;0,00 ;EUR;0;0,00;1,63;;;',
      '12345678;Wereld Aandelen;28-11-2025;Contant dividend;EUR;60,5563;1,331559 ;EUR;0;80,63;68,54;NL0014065450;;',
      '12345678;Wereld Aandelen;08-02-2026;Koop Fondsen;EUR;-1,8726;84,2637 ;EUR;0;157,79;-157,79;NL0014065450;11:46:03.004;Clearstream',
      '12345678;Wereld Aandelen;08-02-2026;Ruil Fondsen;EUR;1,8726;84,2637 ;EUR;0;157,79;-157,79;NL0014065450;11:46:03.004;Clearstream',
    ],
    [
      'buy 2026-02-08 NL0014857104 1.8726 84.2637 EUR',
      'sell 2026-02-09 NL0014065450 1.2343 134.776 EUR',
      ...['deposit 2026-01-24 EUR gross 250', 'fee 2026-01-06 EUR gross 17.44'],
      ...['income 2026-01-03 EUR gross 1.63 interest', 'income 2025-11-28 EUR gross 68.54'],
      ...['refused quantity.signContradictsKind', 'refused kind.unknown'],
    ],
  ],
  [
    'the account file of DEGIRO in Dutch',
    'degiroAccount',
    [
      'Datum,Tijd,Valutadatum,Product,ISIN,Omschrijving,FX,Mutatie,,Saldo,,Order Id',
      '19-12-2022,18:33,19-12-2022,,,"Overboeking van uw geldrekening bij flatexDEGIRO Bank 26,45 EUR",,,,EUR,"1,35",',
      '19-12-2022,18:33,19-12-2022,FLATEX EURO BANKACCOUNT,NLFLATEXACNT,Degiro Cash Sweep Transfer,,EUR,"26,45",EUR,"27,80",',
      '17-12-2022,09:51,16-12-2022,,,iDEAL Deposit,,EUR,"27,80",EUR,"1,35",',
      '17-12-2022,08:37,16-12-2022,,,Valuta Debitering,"1,0613",USD,"-1,36",USD,"0,00",',
      '16-12-2022,09:05,15-12-2022,COCA-COLA COMPANY (THE,US1912161007,Dividend,,USD,"0,44",USD,"1,36",',
      '16-12-2022,09:05,15-12-2022,COCA-COLA COMPANY (THE,US1912161007,Dividendbelasting,,USD,"-0,07",USD,"0,92",',
      '15-12-2022,16:55,15-12-2022,VICI PROPERTIES INC. C,US9256521090,DEGIRO Transactiekosten en/of kosten van derden,,EUR,"-1,00",EUR,"31,98",592',
      '15-12-2022,16:55,15-12-2022,VICI PROPERTIES INC. C,US9256521090,"Koop 1 @ 33,9 USD",,USD,"-33,90",USD,"-33,90",592',
      '23-02-2022,04:21,23-02-2022,FBR LTD,AU000000FBR4,"PRODUCTWIJZIGING : Koop 500 @ 0,039 EUR",,EUR,0,EUR,"18,3",',
      '22-02-2022,04:21,22-02-2022,FBR LTD,AU000000FBR4,Iets anders,,EUR,"5,10",EUR,"18,3",',
    ],
    [
      ...['skipped noEffect', 'skipped noEffect'],
      'deposit 2022-12-17 EUR gross 27.8',
      'exchanged currencyExchange 2022-12-17 USD gross 1.36',
      'income 2022-12-16 USD gross 0.44',
      'withheld income 2022-12-16 USD withheld 0.07',
      'fee 2022-12-15 EUR gross 1 VICI PROPERTIES INC. C',
      'buy 2022-12-15 US9256521090 1 33.9 USD',
      ...['in symbolChange 2022-02-23 EUR quantity 500', 'refused kind.unknown'],
    ],
  ],
  [
    'the account file of DEGIRO in English',
    'degiroAccount',
    [
      'Date,Time,Value date,Product,ISIN,Description,FX,Change,,Balance,,Order Id',
      '21-07-2025,15:43,21-07-2025,MICROSOFT CORP,US5949181045,Sell 2 MICROSOFT CORP@496.50 USD (US5949181045),,USD,993.00,USD,8.09,',
      '02-01-2025,00:00,29-12-2024,,,DEGIRO Exchange Connection Fee 2024,,EUR,-2.50,EUR,100.00,',
    ],
    ['sell 2025-07-21 US5949181045 2 496.5 USD', 'fee 2025-01-02 EUR gross 2.5'],
  ],
  [
    'Swissquote',
    'swissquote',
    [
      SWISSQUOTE,
      '10-08-2026 15:30:02;113947121;Buy;ORFN;CONSTRAINED CAPITAL;US8863645383;200.0;19.85;5.96;0.00;-3975.96;168660.08;USD',
      "20-02-2026 10:15:00;120000002;Sell;CSGN;CS GROUP;CH0012138530;1'000.0;2.85;12.50;0.00;2'837.50;5000.00;CHF",
      "05-01-2026 09:00:00;120000001;Buy;HSBA;HSBC HOLDINGS;GB0005405286;10.0;700.5;7.00;0.00;-7'012.00;999.00;GBX",
      '23-08-2026 12:00:25;114723639;Forex credit;;;;1.0;1995.39;0.00;0.00;1995.39;2937.32;EUR',
      '24-08-2026 07:00:15;00000000;Debit;;;;1.0;2000.00;2.00;0.00;-2002.00;6612.40;CHF',
      '30-06-2026 16:35:13;00000000;Dividend;VEUD;VANGUARD;IE00B945VV12;1.0;486.58;0.00;0.00;486.58;941.93;EUR',
      '30-06-2026 18:01:13;00000000;Custody Fees;;;;1.0;50.00;3.85;0.00;-53.85;28197.90;CHF',
      '31-12-2025 23:59:59;00000000;Interests;;;;1.0;12.34;0.00;0.00;12.34;500.00;CHF',
      '01-01-2026 10:00:00;00000000;Mystery Op;;;;1.0;1.00;0.00;0.00;1.00;1.00;CHF',
      '31-13-2026 10:00:00;113947121;Buy;ORFN;CONSTRAINED CAPITAL;US8863645383;200.0;19.85;5.96;0.00;-3975.96;1;USD',
      '10-08-2026 15:30:02;113947121;Buy;ORFN;CONSTRAINED CAPITAL;US8863645383;200.0;19,85;5.96;0.00;-3975.96;1;USD',
    ],
    [
      'buy 2026-08-10 ORFN 200 19.85 USD fee 5.96',
      'sell 2026-02-20 CSGN 1000 2.85 CHF fee 12.5',
      'buy 2026-01-05 HSBA 10 7.005 GBP fee 0.07',
      'exchanged currencyExchange 2026-08-23 EUR counterAmount 1995.39',
      'withdrawal 2026-08-24 CHF gross 2002',
      'income 2026-06-30 VEUD EUR gross 486.58 net 486.58',
      'fee 2026-06-30 CHF gross 53.85',
      'income 2025-12-31 CHF gross 12.34 interest',
      ...['refused kind.unknown', 'refused tradeDate.invalid', 'refused price.otherSign'],
    ],
  ],
]

describe('invented rows, as they are written by [PORT-12]', () => {
  test.each(SAMPLES)('%s', (_, format, lines, expected) => {
    const read = readExport(lines.join('\r\n'))
    expect([read.format, read.questions]).toEqual([format, []])
    expect(read.verdicts.map(({ verdict }) => brief(verdict))).toEqual(expected)
  })

  test('National Bank without a date of the trade: the person says which it is', () => {
    const lines = [
      'Numéro de compte,Description du compte,Date du règlement,Opération,Symbole,Quantité,Prix,Commission,Montant net',
      '1ABC,REER CAD,04/03/2026,Achat,RY,10,150.00,9.95,-1509.95',
    ]
    // As it is written, in Latin letters of one byte.
    expect(readExport(latin1(lines.join('\r\n')))).toEqual({
      format: 'nationalBank',
      questions: ['columns'],
      verdicts: [],
    })
  })
})

test('the page of files names each kind of file that is recognised', () => {
  const page = readFileSync(new URL('../../../../docs/files-of-trades.md', import.meta.url), 'utf8')
  expect(BROKER_FORMATS.filter(({ name }) => !page.includes(`| ${name} `)).map(({ name }) => name)).toEqual([])
})
