import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { decimalOrNull, type Decimal } from '@palier/domain/kernel/decimal'
import { badgeLevelOf, DEFAULT_SCORE_BASIS, scoreOf, scoreText } from '@palier/domain/watchlists/score'
import { crossedKeys, THRESHOLD_KEYS, type ThresholdKey, type Thresholds } from '@palier/domain/watchlists/thresholds'
import type { StairDemo_showcase$key } from '../../../__generated__/StairDemo_showcase.graphql.ts'
import { useBoxWidth } from '../../../device/boxSize.ts'
import { readWatchedEntry, type WatchedEntry } from '../../../features/watchlists/model/watchedEntry.ts'
import type { Span } from '../../../kit/chart/plotFrame.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { ShowcaseTicks } from '../../../kit/prices/ShowcaseTicks.tsx'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import type { LiveStair } from '../../../kit/stair/LiveStairContext.ts'
import { StairGrips } from '../../../kit/stair/StairGrips.tsx'
import { stairPlace, stairRoom } from '../../../kit/stair/stairPlace.ts'
import { StairSteps } from '../../../kit/stair/StairSteps.tsx'
import { stairSteps } from '../../../kit/stair/stairSteps.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { ScoreBadge } from '../../../ui/figures/ScoreBadge.tsx'
import styles from './StairDemo.module.css'

const RULE = { kind: 'buy', basis: DEFAULT_SCORE_BASIS } as const
const CHANGES = { up: 'change.upPercent', down: 'change.downPercent', flat: 'change.flat' } as const
/** Must match the style sheet. */
const HEIGHT = 300
/** On a narrower box, a stair at the side would leave no room for the price line. */
const SMALL = 480
const EDGE = 14
/** Margin above and below the four prices, as a share of their range. */
const AROUND = 0.12
/** Number of recent prices drawn, and their distance in pixels. */
const SEEN = 90
const APART = 5

export interface StairDemoProps {
  readonly showcase: StairDemo_showcase$key
  readonly kind: 'real' | 'simulated'
}

/** One stock of the demonstration list, with its live price and four adjustable steps. */
export function StairDemo({ showcase, kind }: StairDemoProps) {
  const { list } = useFragment(
    graphql`
      fragment StairDemo_showcase on Showcase @throwOnFieldError {
        list {
          entries {
            ...watchedEntry_entry
          }
        }
      }
    `,
    showcase,
  )
  const entries = useMemo(() => list.entries.map((key) => readWatchedEntry(key, RULE)), [list.entries])
  // Keeps the initial stock, however its price moves.
  const [chosen] = useState(() => mostTelling(entries)?.id)
  const entry = entries.find(({ id }) => id === chosen)
  return entry?.lastPrice ? <Demo entry={entry} price={entry.lastPrice} kind={kind} /> : null
}

interface DemoProps extends Pick<StairDemoProps, 'kind'> {
  readonly entry: WatchedEntry
  readonly price: Decimal
}

function Demo({ entry, price, kind }: DemoProps) {
  const { formatMessage } = useIntl()
  const { money, price: write, percent, signedPercent } = useFormatters()
  const { stock } = entry
  const [thresholds, setThresholds] = useState(entry.thresholds)
  const [span] = useState(() => spanOf(entry.thresholds, price))
  const [isDrawn, onDrag] = useState(false)
  const seen = useSeenPrices(price)
  const [box, width] = useBoxWidth()

  const frame = { width, isSmall: width < SMALL }
  const right = width - stairRoom(frame)
  const place = stairPlace(frame, { left: 0, right, top: EDGE, bottom: HEIGHT - EDGE }, span)
  const steps = stairSteps(RULE.kind, thresholds, price.toNumber(), span)
  const low = decimalOrNull(stock.yearLow)
  const high = decimalOrNull(stock.yearHigh)
  const score = scoreOf({ ...RULE, thresholds, price, range: low && high && { low, high } })
  const stair: LiveStair = {
    kind: RULE.kind,
    thresholds,
    price,
    currency: stock.currency,
    score,
    // The demo saves nothing, so an emptied step returns to its initial price.
    move: (key, next) => setThresholds((before) => ({ ...before, [key]: next ?? entry.thresholds[key] })),
    onEmptied: () => {},
    isDrawn,
    onDrag,
  }
  const y = place.inside(price.toNumber())
  const line = seen.map((one, index) => `${right - (seen.length - 1 - index) * APART},${place.inside(one)}`)
  const crossed = crossedKeys(RULE.kind, thresholds, price)
  const last = crossed.at(-1)
  return (
    <section className={styles['demo']} aria-label={formatMessage({ id: 'welcome.demo' }, { symbol: stock.symbol })}>
      <ShowcaseTicks />
      <div className={styles['head']}>
        <div className={styles['stock']}>
          <h2 className={styles['name']}>{stock.companyName}</h2>
          <span className={styles['note']}>{`${stock.symbol}, ${entry.exchange}, ${stock.currency}`}</span>
        </div>
        <div className={styles['price']}>
          <strong>
            <LiveNumber value={price.toString()}>{money(price.toString(), stock.currency)}</LiveNumber>
          </strong>
          <ChangeText
            direction={entry.percentDirection}
            text={signedPercent(stock.changePercent)}
            screenReaderText={formatMessage(
              { id: CHANGES[entry.percentDirection] },
              { percent: percent(stock.changePercent.replace(/^-/, '')) },
            )}
          />
        </div>
      </div>
      <div ref={box} className={styles['plot']}>
        {width > 0 && (
          <>
            <svg className={styles['layer']} width={width} height={HEIGHT} aria-hidden="true">
              <StairSteps
                kind={RULE.kind}
                steps={steps}
                place={place}
                price={price.toNumber()}
                plotLeft={0}
                isDrawn={isDrawn}
              />
              <line className={styles['line']} x1={0} x2={width} y1={y} y2={y} />
              <polyline className={styles['seen']} data-direction={entry.percentDirection} points={line.join(' ')} />
              <circle className={styles['dot']} data-direction={entry.percentDirection} cx={right} cy={y} r={4} />
            </svg>
            <span className={styles['tag']} style={{ top: y }} aria-hidden="true">
              {write(price.toNumber())}
            </span>
            <StairGrips stair={stair} steps={steps} place={place} plotLeft={0} width={width} />
          </>
        )}
      </div>
      <div className={styles['foot']}>
        <span className={styles['hint']}>
          <FormattedMessage
            id="welcome.demo.hint"
            values={{ name: formatMessage({ id: thresholdName('buy', 't600') }) }}
          />
        </span>
        <span className={styles['outcome']}>
          <span>
            {formatMessage(
              { id: 'welcome.demo.outcome' },
              {
                symbol: stock.symbol,
                step: THRESHOLD_KEYS.indexOf(last ?? 't200') + (last ? 1 : 0),
                name: last ? formatMessage({ id: thresholdName('buy', last) }) : '',
              },
            )}
          </span>
          <ScoreBadge
            score={score}
            label={formatMessage(
              { id: 'score.label' },
              { score: scoreText(score), level: formatMessage({ id: `score.level.${badgeLevelOf(score)}` }) },
            )}
          />
        </span>
      </div>
      <p className={styles['note']}>
        <FormattedMessage id="welcome.demo.note" values={{ kind }} />
      </p>
    </section>
  )
}

/** Stock with four prices that has crossed the most of them, but not all if possible. */
function mostTelling(entries: readonly WatchedEntry[]): WatchedEntry | undefined {
  const whole = entries.filter(
    ({ thresholds, lastPrice }) => lastPrice?.gt(0) && THRESHOLD_KEYS.every((key) => thresholds[key]),
  )
  const open = whole.filter(({ crossed }) => crossed.length < THRESHOLD_KEYS.length)
  return (open.length > 0 ? open : whole).toSorted((one, other) => other.crossed.length - one.crossed.length)[0]
}

function spanOf(thresholds: Thresholds, price: Decimal): Span {
  const known = THRESHOLD_KEYS.flatMap((key: ThresholdKey) => thresholds[key]?.toNumber() ?? [])
  const low = Math.min(...known, price.toNumber())
  const high = Math.max(...known, price.toNumber())
  const around = (high - low) * AROUND
  return { low: low - around, high: high + around }
}

/** Prices since the page opened, newest last; starts as a level line. */
function useSeenPrices(price: Decimal): readonly number[] {
  const present = price.toNumber()
  const [seen, setSeen] = useState(() => Array.from({ length: SEEN }, () => present))
  if (seen.at(-1) === present) return seen
  const next = [...seen.slice(1), present]
  setSeen(next)
  return next
}
