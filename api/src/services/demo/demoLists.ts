import type { SecurityKey } from '../../providers/marketData/port.ts'

type Translated = { fr: string; en: string }

/**
 * Price levels t200 to t800 as factors of the price on the day they are set; null if unset. Since
 * simulated prices drift, factors let every copy show all badge levels.
 */
export type RelativeLevels = readonly [number | null, number | null, number | null, number | null]

export type DemoEntry = { key: SecurityKey; levels: RelativeLevels }

export type DemoList = {
  kind: 'buy' | 'sell'
  name: Translated
  description: Translated
  entries: readonly DemoEntry[]
}

const NO_LEVELS: RelativeLevels = [null, null, null, null]

const QUALITY: DemoList = {
  kind: 'buy',
  name: { fr: 'Qualité à bon prix', en: 'Quality at a good price' },
  description: {
    fr: 'De solides sociétés, à des prix choisis d’avance.',
    en: 'Solid companies, at prices chosen in advance.',
  },
  entries: [
    { key: 'BCE:XTSE', levels: [1.232, 1.135, 1.07, 1.005] },
    { key: 'GIB-A:XTSE', levels: [1.235, 1.136, 1.062, 1.004] },
    { key: 'DIS:XNYS', levels: [1.099, 1.04, 1.011, 0.952] },
    { key: 'CNR:XTSE', levels: [1.106, 1.052, 1.009, 0.95] },
    { key: 'COST:XNAS', levels: [1.086, 1.03, 1.003, 0.953] },
    { key: 'ENB:XTSE', levels: [1.086, 1.035, 0.993, 0.933] },
    { key: 'SHOP:XTSE', levels: [1.169, 1.043, 0.948, 0.853] },
    { key: 'ATD:XTSE', levels: [1.061, 1.004, 0.961, 0.903] },
    { key: 'NKE:XNYS', levels: [1.07, 0.972, 0.891, 0.81] },
    { key: 'RY:XTSE', levels: [1.032, 0.986, 0.952, 0.907] },
    { key: 'TD:XTSE', levels: [1.031, 0.965, 0.921, 0.866] },
    { key: 'MSFT:XNAS', levels: [1.024, 0.963, 0.912, 0.86] },
    { key: 'ONEX:XTSE', levels: [0.972, 0.919, 0.866, 0.813] },
    { key: 'AAPL:XNAS', levels: [0.955, 0.895, 0.855, 0.796] },
    { key: 'DOL:XTSE', levels: [0.884, null, 0.806, 0.754] },
    { key: 'XEQT:XTSE', levels: NO_LEVELS },
    { key: 'CSU:XTSE', levels: [0.969, 0.92, 0.872, 0.824] },
  ],
}

const INCOME: DemoList = {
  kind: 'buy',
  name: { fr: 'Revenu', en: 'Income' },
  description: { fr: 'Des dividendes, sans les payer trop cher.', en: 'Dividends, without overpaying for them.' },
  entries: [
    { key: 'BCE:XTSE', levels: [1.232, 1.135, 1.07, 1.005] },
    { key: 'T:XTSE', levels: [1.095, 1.045, 0.992, 0.935] },
    { key: 'ENB:XTSE', levels: [1.086, 1.035, 0.993, 0.933] },
    { key: 'FTS:XTSE', levels: [0.968, 0.93, 0.892, 0.85] },
  ],
}

const TAKING_PROFITS: DemoList = {
  kind: 'sell',
  name: { fr: 'Prendre des profits', en: 'Taking profits' },
  description: {
    fr: 'Vendre en deux temps, en hausse comme en baisse.',
    en: 'Selling in two steps, on the way up or down.',
  },
  entries: [
    { key: 'UNH:XNYS', levels: [1.008, 1.07, 1.427, 1.613] },
    { key: 'DOL:XTSE', levels: [0.78, 0.832, 0.961, 0.993] },
    { key: 'TD:XTSE', levels: [0.987, 1.009, 1.163, 1.228] },
    { key: 'NVDA:XNAS', levels: [0.813, 0.867, 0.975, 1.083] },
    { key: 'GOOGL:XNAS', levels: [0.823, 0.877, 0.984, 1.073] },
    { key: 'CP:XTSE', levels: [0.941, 0.97, 1.114, 1.172] },
  ],
}

const COMMODITIES: DemoList = {
  kind: 'sell',
  name: { fr: 'Matières premières', en: 'Commodities' },
  description: {
    fr: 'Des cours qui montent et descendent par cycles.',
    en: 'Prices that rise and fall in cycles.',
  },
  entries: [
    { key: 'AEM:XTSE', levels: [0.768, 0.836, 0.972, 1.085] },
    { key: 'CNQ:XTSE', levels: [0.84, 0.874, 1.074, 1.16] },
    { key: 'NTR:XTSE', levels: [0.85, 0.888, 1.07, 1.15] },
  ],
}

export const DEMO_LISTS: readonly DemoList[] = [QUALITY, INCOME, TAKING_PROFITS, COMMODITIES]

const SHOWN_TO_VISITORS = ['BCE:XTSE', 'CNR:XTSE', 'COST:XNAS', 'ENB:XTSE', 'SHOP:XTSE', 'RY:XTSE', 'MSFT:XNAS']

export const SHOWCASE_LIST: DemoList = {
  ...QUALITY,
  entries: QUALITY.entries.filter(({ key }) => SHOWN_TO_VISITORS.includes(key)),
}
