import { Suspense, useId, useState, type ReactNode } from 'react'
import { Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import type { ListKind, Thresholds } from '@palier/domain/watchlists/thresholds'
import { useBoxWidth } from '../../../device/boxSize.ts'
import { now } from '../../../device/clock.ts'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { createFormatters } from '../../../ui/figures/formatters.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { tickTexts } from '../../../kit/chart/tickText.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { moveOf } from './chartMove.ts'
import { ChartTable } from './ChartTable.tsx'
import { isDaily, moveText, pointLabels, type IntervalLength } from './chartLabels.ts'
import { downsample } from './downsample.ts'
import { tradeMarks } from './ownTrades.ts'
import { frameFor, pointsThatShow } from './plotFrame.ts'
import type { PlotPoint } from './pricePoint.ts'
import { spanOf } from './priceScale.ts'
import { chartSteps } from './thresholdSteps.ts'
import type { OwnTrades } from './useOwnTrades.ts'
import { useTradeLabels } from './useTradeLabels.ts'
import styles from './PriceChart.module.css'

// The chart library is as large as a page: it is loaded with the first chart.
const PricePlot = lazyWithMessages([], async () => (await import('./PricePlot.tsx')).PricePlot)

/** The reader's own prices, drawn as steps. */
export interface ChartLevels {
  readonly kind: ListKind
  readonly thresholds: Thresholds
}

interface PriceChartProps {
  readonly symbol: string
  readonly currency: Currency
  /** Of the exchange, by its IANA name. */
  readonly timeZone: string
  readonly interval: IntervalLength
  readonly points: readonly PlotPoint[]
  readonly previousClose: number | null
  readonly livePrice: number | null
  readonly levels: ChartLevels | null
  readonly own: OwnTrades
  readonly pills: ReactNode
}

/** A price over time: a line with the reader's prices at its side and their trades on it, or the same as a table. */
export function PriceChart(props: PriceChartProps) {
  const { symbol, currency, timeZone, interval, points: all, previousClose, livePrice, levels, own, pills } = props
  const intl = useIntl()
  const { formatMessage } = intl
  const formatters = useFormatters()
  const { language } = useLanguage()
  const tableId = useId()
  const isMobile = useIsMobile()
  const [box, width] = useBoxWidth()
  const [isTable, setIsTable] = useState(false)
  const [crosshair, setCrosshair] = useState<number | null>(null)

  const names = (['t200', 't400', 't600', 't800'] as const).map(
    (key) => [key, formatMessage({ id: thresholdName(levels?.kind ?? 'buy', key) })] as const,
  )
  const set = names.flatMap(([key, name]) => {
    const price = levels?.thresholds[key]
    return price ? [{ name, price }] : []
  })
  const labels = set.map(({ name, price }) => (isMobile ? '' : `${name} `) + formatters.price(price.toString()))
  const frame = frameFor(width, isMobile, labels)
  const points = downsample(all, pointsThatShow(frame))
  const drawn = [...points.map(({ price }) => price), ...(previousClose === null ? [] : [previousClose])]
  const span = spanOf(
    drawn,
    set.map(({ price }) => price.toNumber()),
  )
  // On the clock of the exchange: a session begins when it begins there.
  const instant = pointLabels(
    isDaily(
      all.map(({ at }) => at),
      timeZone,
    ),
    createFormatters(language, timeZone),
  )
  const money = (value: number) => formatters.money(value, currency)
  const whole = moveOf(points, previousClose)
  const trades = tradeMarks(points, own.trades)
  const tradeTexts = useTradeLabels(trades, currency)
  const over = formatMessage({ id: `stock.chart.over.${interval.unit}` }, { quantity: interval.quantity })
  const sentence = tradeTexts.addedTo(
    formatMessage(
      { id: 'stock.chart.sentence' },
      {
        symbol,
        over,
        from: money(previousClose ?? points[0]?.price ?? 0),
        to: money(points.at(-1)?.price ?? 0),
        move: moveText(whole, formatters),
        low: money(Math.min(...points.map(({ price }) => price))),
        high: money(Math.max(...points.map(({ price }) => price))),
      },
    ),
  )
  function pointSentence(place: number): string {
    const point = points[place]
    if (!point) return ''
    const move = moveText(moveOf(points, previousClose, point.price), formatters)
    return [instant(point.at), money(point.price), move, ...tradeTexts.at(place)].join(', ')
  }
  const pointed = crosshair === null ? undefined : points[crosshair]
  const here = crosshair === null ? [] : tradeTexts.at(crosshair)
  const move = pointed ? moveOf(points, previousClose, pointed.price) : whole
  return (
    <div className={styles['chart']}>
      <div className={styles['head']}>
        {pills}
        <div className={styles['readout']}>
          {pointed && (
            <span className={styles['pointed']}>
              {instant(pointed.at)} <strong>{money(pointed.price)}</strong>
              <span data-amount>{here.map((text) => ` · ${text}`)}</span>
            </span>
          )}
          <ChangeText
            direction={move.direction}
            text={pointed ? moveText(move, formatters) : `${moveText(move, formatters)} ${over}`}
            screenReaderText={`${moveText(move, formatters)} ${over}`}
          />
          <Button
            size="small"
            variant="quiet"
            aria-pressed={isTable}
            aria-controls={isTable ? tableId : undefined}
            onClick={() => setIsTable(!isTable)}
          >
            <Table2 aria-hidden="true" />
            {formatMessage({ id: 'stock.chart.table' })}
          </Button>
        </div>
      </div>
      <div ref={box} className={styles['body']} style={{ height: frame.height }}>
        {isTable ? (
          <ChartTable
            id={tableId}
            caption={sentence}
            points={points}
            instant={instant}
            previousClose={previousClose}
            currency={currency}
            tradesAt={trades.length > 0 ? tradeTexts.at : null}
          />
        ) : (
          width > 0 && (
            <Suspense fallback={<Skeleton width="100%" height={`${frame.height / 16}rem`} />}>
              <PricePlot
                frame={frame}
                points={points}
                span={span}
                direction={whole.direction}
                steps={levels ? chartSteps(levels.kind, levels.thresholds, livePrice, span) : []}
                stepNames={{ t200: '', t400: '', t600: '', t800: '', ...Object.fromEntries(names) }}
                trades={trades}
                livePrice={livePrice}
                previousClose={previousClose}
                timeAxis={{
                  instants: points.map(({ at }) => at),
                  timeZone,
                  presentYear: now().getFullYear(),
                  write: tickTexts(intl.locale, timeZone),
                }}
                sentence={sentence}
                crosshair={crosshair}
                crosshairLabel={formatMessage({ id: 'stock.chart.crosshair' })}
                onCrosshair={setCrosshair}
                pointSentence={pointSentence}
              />
            </Suspense>
          )
        )}
      </div>
      {!isTable && (
        <ChartLegend
          hasSteps={set.length > 0}
          hasPreviousClose={previousClose !== null}
          marks={trades}
          isWhole={own.isWhole}
        />
      )}
    </div>
  )
}
