import { decimal } from '@palier/domain/kernel/decimal'
import { DEFAULT_SCORE_BASIS, scoreOf } from '@palier/domain/watchlists/score'
import { thresholdStates } from '@palier/domain/watchlists/thresholds'

const price = decimal('128.36')
const thresholds = { t200: decimal('142'), t400: decimal('135'), t600: decimal('129.5'), t800: decimal('122') }

/** Fictional stock, scored like any other. */
export const helpSample = {
  symbol: 'PLR',
  companyName: 'Palier & Marches',
  price,
  changePercent: '-1.12',
  score: scoreOf({ kind: 'buy', thresholds, price, range: null, basis: DEFAULT_SCORE_BASIS }),
  states: thresholdStates('buy', thresholds, price, null),
} as const
