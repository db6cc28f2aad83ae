import { foldedText } from '../kernel/foldedText.ts'
import { type LotKind } from '../portfolios/lot.ts'

export const SKIP_REASONS = [
  'blank',
  'dividend',
  'returnOfCapital',
  'interest',
  'fee',
  'tax',
  'cash',
  'transfer',
  'currencyExchange',
  'corporateAction',
  'otherSecurity',
  'otherPerson',
  'otherAccount',
  // Changes neither cash nor shares.
  'noEffect',
  'notATrade',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

export type SkippedWords = Readonly<Partial<Record<SkipReason, readonly string[]>>>

/** Folded words; a trailing `*` matches any continuation. */
export type KindWords = {
  readonly buy: readonly string[]
  readonly sell: readonly string[]
  readonly skipped: SkippedWords
}

export const NO_WORDS: KindWords = { buy: [], sell: [], skipped: {} }

const DUTCH_AND_GERMAN = { buy: ['koop', 'aankoop', 'kauf'], sell: ['verkoop', 'verkauf'] } as const

export const USUAL_WORDS: KindWords = {
  buy: [
    'buy',
    'bought',
    'b',
    'purchase',
    'purchased',
    'market buy',
    'limit buy',
    'stop buy',
    'you bought*',
    'achat',
    'achete',
    'acheter',
    'a',
    ...DUTCH_AND_GERMAN.buy,
  ],
  sell: [
    'sell',
    'sold',
    's',
    'sale',
    'market sell',
    'limit sell',
    'stop sell',
    'you sold*',
    'vente',
    'vendu',
    'vendre',
    'v',
    ...DUTCH_AND_GERMAN.sell,
  ],
  skipped: {
    dividend: ['div', 'dividend*', 'cash dividend*', 'dividende*', 'distribution*'],
    returnOfCapital: ['return of capital*', 'remboursement de capital*', 'roc'],
    interest: ['interest*', 'interet*'],
    fee: ['fee*', 'frais*'],
    tax: ['tax*', 'withholding*', 'impot*', 'retenue*'],
    cash: [
      'deposit*',
      'withdrawal*',
      'contribution*',
      'cash',
      'depot*',
      'retrait*',
      'cotisation*',
      'versement*',
      'encaisse',
    ],
    transfer: ['transfer*', 'transfert*', 'virement*'],
    currencyExchange: ['fx', 'forex*', 'currency exchange*', 'change', 'conversion de devise*'],
    corporateAction: ['split*', 'stock split*', 'merger*', 'spin-off*', 'spinoff*', 'fractionnement*', 'fusion*'],
  },
}

export function kindOf(word: string, { buy, sell, skipped }: KindWords): LotKind | SkipReason | null {
  const folded = foldedText(word)
  // Trades first: if brokers use a word for both, the row must still look like a trade.
  if (includes(buy, folded)) return 'buy'
  if (includes(sell, folded)) return 'sell'
  return skipReasonOf(folded, skipped)
}

export function isLotKind(kind: LotKind | SkipReason | null): kind is LotKind {
  return kind === 'buy' || kind === 'sell'
}

export function lotKindOf(kind: LotKind | SkipReason | null): LotKind | null {
  return isLotKind(kind) ? kind : null
}

export function skipReasonOf(folded: string, words: SkippedWords): SkipReason | null {
  return SKIP_REASONS.find((reason) => includes(words[reason] ?? [], folded)) ?? null
}

export function matchesWord(pattern: string, word: string): boolean {
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

function includes(patterns: readonly string[], word: string): boolean {
  return patterns.some((pattern) => matchesWord(pattern, word))
}

// Single letters are ambiguous: S may be a sale or a share.
const SPOKEN_OUT = {
  buy: new Set(USUAL_WORDS.buy.filter((word) => word.length > 1)),
  sell: new Set(USUAL_WORDS.sell.filter((word) => word.length > 1)),
}
const LONGEST_WORD = 12

/** Kind that a cell names unambiguously as a whole; null otherwise. */
export function explicitTradeSide(cell: string): LotKind | null {
  if (cell.length > LONGEST_WORD || !/^\s*[a-z]/i.test(cell)) return null
  const folded = foldedText(cell)
  if (SPOKEN_OUT.buy.has(folded)) return 'buy'
  return SPOKEN_OUT.sell.has(folded) ? 'sell' : null
}
