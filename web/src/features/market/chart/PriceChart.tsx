import { Suspense, useCallback, useId, useMemo, useState, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import { THRESHOLD_KEYS, type Thresholds } from '@palier/domain/watchlists/thresholds'
import { useBoxSize } from '../../../device/boxSize.ts'
import { now } from '../../../device/clock.ts'
import { useIsMobile } from '../../../device/media.ts'
import type { EndLabel } from '../../../kit/chart/EndLabels.tsx'
import type { PlotLine, PlotRange, Span } from '../../../kit/chart/plotFrame.ts'
import { useKept } from '../../../kit/chart/useKept.ts'
import { tickTexts } from '../../../kit/chart/tickText.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { createFormatters } from '../../../ui/figures/formatters.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { isDaily, moveText, pointLabels } from './chartLabels.ts'
import { moveOf } from './points/chartMove.ts'
import { ChartReadout } from './ChartReadout.tsx'
import { ChartTools } from './ChartTools.tsx'
import { ChartTable } from './ChartTable.tsx'
import { CompareBar } from './CompareBar.tsx'
import { percentLines, type ComparedStock } from './points/comparison.ts'
import { tradeMarks } from './points/ownTrades.ts'
import { bodyHeight, comparedFrame, plotRoom, pointsThatShow, priceFrame } from './priceFrame.ts'
import { dividendMarks, type Dividend } from './points/dividends.ts'
import type { PlotPoint } from './points/pricePoint.ts'
import { spanOf } from './priceScale.ts'
import { priceView } from './points/priceView.ts'
import type { Comparison } from './useComparison.ts'
import type { OwnTrades } from './useOwnTrades.ts'
import { useDividendTexts } from './useDividendTexts.ts'
import { useTradeLabels } from './useTradeLabels.ts'
import type { Volumes } from './volumes/useVolumes.ts'
import { barAt, volumeBars } from './volumes/volumeBars.ts'
import { VOLUME } from './volumes/volumeSize.ts'
import styles from './PriceChart.module.css'

// Chart code loads with the first chart.
const PricePlot = lazyWithMessages([], async () => (await import('./PricePlot.tsx')).PricePlot)
const VolumeStrip = lazyWithMessages([], async () => (await import('./volumes/VolumeStrip.tsx')).VolumeStrip)

interface PriceChartProps {
  readonly symbol: string
  readonly currency: Currency
  /** Time zone of the exchange (IANA). */
  readonly timeZone: string
  /** Interval in words: "en un mois". */
  readonly over: string
  readonly points: readonly PlotPoint[]
  readonly dividends: readonly Dividend[]
  readonly previousClose: number | null
  readonly livePrice: number | null
  readonly levels: Thresholds | null
  readonly own: OwnTrades
  readonly pills: ReactNode
  readonly comparison: Comparison
  readonly compared: readonly ComparedStock[]
  /** Null for a single day, for which volumes say nothing. */
  readonly volumes: Volumes | null
  readonly onFull: () => void | Promise<void>
  readonly isFull?: boolean
  readonly opener?: RefObject<HTMLButtonElement | null> | undefined
}

export function PriceChart(props: PriceChartProps) {
  const { symbol, currency, timeZone, points: all, levels, own, pills, comparison, compared, volumes } = props
  const { onFull, isFull = false, opener } = props
  const { formatMessage, formatNumber, locale } = useIntl()
  const formatters = useFormatters()
  const { language } = useLanguage()
  const tableId = useId()
  const isMobile = useIsMobile()
  const [box, { width, height }] = useBoxSize()
  const [isTable, setIsTable] = useState(false)
  const toggleTable = useCallback(() => setIsTable((before) => !before), [])
  const [crosshair, setCrosshair] = useState<number | null>(null)
  const [part, setPart] = useState<PlotRange | null>(null)
  const show = useCallback((next: PlotRange | null) => {
    setCrosshair(null)
    setPart(next)
  }, [])
  const isCompared = compared.length > 0

  const set = useMemo(() => THRESHOLD_KEYS.flatMap((key) => levels?.[key]?.toNumber() ?? []), [levels])
  const hasStair = set.length > 0 && !isCompared
  const hasVolume = volumes?.isOn ?? false
  const frame = useMemo(() => {
    const room = plotRoom({ width, height: isFull ? height : 0 }, isMobile, { isFull, hasVolume })
    return isCompared ? comparedFrame(room) : priceFrame(room, hasStair)
  }, [width, height, isMobile, isFull, hasVolume, isCompared, hasStair])
  const most = pointsThatShow(frame)
  const view = useMemo(() => priceView(all, part, most), [all, part, most])
  const { isPart, isLatest, points, before } = view
  // A tick only moves the end of the line. Axes and strip are redrawn only if they change.
  const range = useKept(view.range, sameRange)
  const instants = useKept(view.instants, sameInstants)
  const strip = useKept(all, sameLength)
  const lines = useMemo((): readonly PlotLine[] => {
    if (isCompared) return percentLines(points, compared)
    return [{ id: 'own', look: 'main', points: points.map(({ place, price }) => ({ place, value: price })) }]
  }, [isCompared, points, compared])
  const days = volumes?.isOn ? volumes.days : null
  const bars = useMemo(() => {
    return days && volumeBars(all.slice(range.from, range.to + 1), days, timeZone)
  }, [all, range, days, timeZone])
  // The previous close applies only to the whole interval.
  const previousClose = isPart ? null : props.previousClose
  const fitting = useMemo(() => {
    const values = lines.flatMap((line) => line.points.flatMap(({ value }) => value ?? []))
    if (isCompared) return spanOf(values, [])
    return spanOf(previousClose === null ? values : [...values, previousClose], set)
  }, [lines, isCompared, previousClose, set])
  const span = useKept(fitting, sameSpan)
  const livePrice = isLatest && !isCompared ? props.livePrice : null

  // Uses the time of the exchange, so that sessions start at the right time.
  const daily = useMemo(
    () =>
      isDaily(
        all.map(({ at }) => at),
        timeZone,
      ),
    [all, timeZone],
  )
  const instant = useMemo(
    () => pointLabels(daily, createFormatters(language, timeZone), locale, timeZone),
    [daily, language, locale, timeZone],
  )
  const axis = useMemo(
    () => ({ timeZone, presentYear: now().getFullYear(), write: tickTexts(locale, timeZone) }),
    [timeZone, locale],
  )
  const timeAxis = useMemo(() => ({ ...axis, instants, before }), [axis, instants, before])
  const { price: writePrice, count, signedPercent } = formatters
  const writeValue = useMemo(
    () => (value: number, decimals: number) =>
      isCompared ? signedPercent(value, decimals) : decimals === 0 ? count(Math.round(value)) : writePrice(value),
    [isCompared, writePrice, count, signedPercent],
  )

  const money = (value: number) => formatters.money(value, currency)
  const day = (at: number | undefined) => createFormatters(language, timeZone).date(at ?? 0)
  const first = points[0]
  const last = points.at(-1)
  const over = isPart
    ? formatMessage({ id: 'stock.chart.over.part' }, { from: day(first?.at), to: day(last?.at) })
    : props.over
  const whole = moveOf(points, previousClose)
  const trades = tradeMarks(points, own.trades, { timeZone, isLatest })
  const dividends = dividendMarks(points, props.dividends, timeZone)
  const dividendTexts = useDividendTexts(dividends)
  const tradeTexts = useTradeLabels(trades, currency)
  const volumeAt = (index: number) => {
    const bar = barAt(bars ?? [], points[index]?.place ?? -1)
    return bar ? formatNumber(bar.shareCount) : ''
  }
  const volumeTextAt = (index: number) => {
    const count = volumeAt(index)
    return count === '' ? [] : [formatMessage({ id: 'stock.chart.volume.at' }, { count })]
  }
  const percentAt = (line: PlotLine, index: number) => {
    const value = line.points[index]?.value
    return value == null ? '–' : signedPercent(value, 1)
  }
  const named = lines.map((line, index) => ({
    line,
    name: (index === 0 ? symbol : compared[index - 1]?.symbol) ?? symbol,
  }))
  const movesAt = (index: number) => named.map(({ line, name }) => `${name} ${percentAt(line, index)}`)
  const sentence = tradeTexts.addedTo(
    isCompared
      ? formatMessage({ id: 'stock.chart.compared.sentence' }, { over, moves: movesAt(points.length - 1).join(', ') })
      : formatMessage(
          { id: 'stock.chart.sentence' },
          {
            symbol,
            over,
            from: money(previousClose ?? first?.price ?? 0),
            to: money(last?.price ?? 0),
            move: moveText(whole, formatters),
            low: money(Math.min(...points.map(({ price }) => price))),
            high: money(Math.max(...points.map(({ price }) => price))),
          },
        ),
  )
  function describe(index: number): string {
    const point = points[index]
    if (!point) return ''
    const marks = [...volumeTextAt(index), ...dividendTexts.at(index), ...tradeTexts.at(index)]
    if (isCompared) return [instant(point.at), ...movesAt(index), ...marks].join(', ')
    const move = moveText(moveOf(points, previousClose, point.price), formatters)
    return [instant(point.at), money(point.price), move, ...marks].join(', ')
  }
  const endLabels: readonly EndLabel[] = isCompared
    ? named.flatMap(({ line, name }) => {
        const end = line.points.findLast(({ value }) => value !== null)
        if (end?.value == null) return []
        return [
          { look: line.look, name, value: signedPercent(end.value, 1), at: { place: end.place, value: end.value } },
        ]
      })
    : []

  const shown = Math.min(crosshair ?? points.length - 1, points.length - 1)
  const pointed = points[shown]
  const move = crosshair === null || !pointed ? whole : moveOf(points, previousClose, pointed.price)
  const wholeText = `${moveText(move, formatters)} ${over}`
  return (
    <div className={styles['chart']} data-full={isFull || undefined}>
      <div className={styles['head']}>
        {pills}
        <ChartTools
          isCompared={comparison.isOn}
          onCompare={comparison.toggle}
          isVolumeOn={hasVolume}
          onVolume={volumes?.toggle}
          tableId={isTable ? tableId : undefined}
          onTable={toggleTable}
          onFull={isFull ? undefined : onFull}
          opener={opener}
        />
      </div>
      {comparison.isOn && (
        <CompareBar symbol={symbol} direction={whole.direction} stocks={compared} comparison={comparison} />
      )}
      <ChartReadout
        direction={move.direction}
        change={crosshair === null ? wholeText : moveText(move, formatters)}
        wholeChange={wholeText}
        isChangeNamed={isCompared}
        onWhole={isPart ? () => show(null) : null}
        leave={isFull ? { symbol, onLeave: onFull } : null}
      >
        {pointed && (
          <>
            {!isCompared && <strong>{money(pointed.price)} </strong>}
            {instant(pointed.at)}
            {isCompared &&
              named.map(({ line, name }) => (
                <span key={line.id} className={styles['compared']} data-look={line.look}>
                  {name} {percentAt(line, shown)}
                </span>
              ))}
            {crosshair !== null && dividendTexts.at(crosshair).map((text) => ` · ${text}`)}
            {crosshair !== null && <span data-amount>{tradeTexts.at(crosshair).map((text) => ` · ${text}`)}</span>}
          </>
        )}
      </ChartReadout>
      <div
        ref={box}
        className={styles['body']}
        style={isFull ? undefined : { height: bodyHeight(isMobile, hasVolume && !isTable) }}
      >
        {isTable ? (
          <ChartTable
            id={tableId}
            caption={sentence}
            points={points}
            instant={instant}
            previousClose={previousClose}
            currency={currency}
            volumeAt={bars ? volumeAt : null}
            dividendsAt={dividends.length > 0 ? dividendTexts.at : null}
            tradesAt={trades.length > 0 ? tradeTexts.at : null}
            compared={
              isCompared
                ? named.slice(1).map(({ line, name }) => ({ name, at: (index) => percentAt(line, index) }))
                : []
            }
          />
        ) : (
          width > 0 &&
          frame.height > 0 && (
            <Suspense fallback={<Skeleton width="100%" height="100%" />}>
              <PricePlot
                frame={frame}
                range={range}
                lastPlace={all.length - 1}
                onRange={show}
                span={span}
                lines={lines}
                direction={whole.direction}
                timeAxis={timeAxis}
                writeValue={writeValue}
                sentence={sentence}
                crosshair={crosshair}
                onCrosshair={setCrosshair}
                label={formatMessage({ id: 'stock.chart.crosshair' })}
                describe={describe}
                hasStair={hasStair}
                trades={trades}
                dividends={dividends}
                livePrice={livePrice}
                previousClose={isCompared ? null : previousClose}
                endLabels={endLabels}
                strip={!isMobile && !isFull && all.length > 2 ? strip : null}
                instant={instant}
                axis={axis}
                below={
                  volumes?.isOn && (
                    <Suspense fallback={<div style={{ height: VOLUME.height }} />}>
                      <VolumeStrip
                        frame={frame}
                        range={range}
                        bars={bars}
                        hasFailed={volumes.hasFailed}
                        place={pointed?.place ?? range.to}
                        over={over}
                      />
                    </Suspense>
                  )
                }
              />
            </Suspense>
          )
        )}
      </div>
      {!isTable && (
        <ChartLegend
          hasSteps={hasStair}
          hasPreviousClose={previousClose !== null && !isCompared}
          marks={trades}
          dividend={dividendTexts.latest}
          isWhole={own.isWhole}
          note={isCompared ? formatMessage({ id: 'stock.chart.compared.note' }, { date: day(first?.at) }) : null}
        />
      )}
    </div>
  )
}

function sameRange(one: PlotRange, other: PlotRange): boolean {
  return one.from === other.from && one.to === other.to
}

function sameSpan(one: Span, other: Span): boolean {
  return one.low === other.low && one.high === other.high
}

/** The last instant is the current price: its label changes only with the minute. */
function sameInstants(one: readonly number[], other: readonly number[]): boolean {
  const minuteOf = (instants: readonly number[]) => Math.floor((instants.at(-1) ?? 0) / 60_000)
  return one.length === other.length && one[0] === other[0] && minuteOf(one) === minuteOf(other)
}

/** At this size, a change of the last price is not visible. */
function sameLength(one: readonly PlotPoint[], other: readonly PlotPoint[]): boolean {
  return one.length === other.length && one[0]?.at === other[0]?.at
}
