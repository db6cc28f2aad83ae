import { useState } from 'react'
import { Table2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { TonePanel_sentiments$key } from '../../../__generated__/TonePanel_sentiments.graphql.ts'
import { useBoxWidth } from '../../../device/boxSize.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { toneDirection, toneOf } from '../news/tone.ts'
import { ToneChart, TONE_HEIGHT } from './ToneChart.tsx'
import { ToneTable } from './ToneTable.tsx'
import { isTooFew, weeklyTone, type TonePoint } from './toneShape.ts'
import styles from './Tone.module.css'

export function TonePanel({ sentiments: keys }: { sentiments: TonePanel_sentiments$key }) {
  const { formatMessage } = useIntl()
  const { signedPrice, date } = useFormatters()
  const [box, width] = useBoxWidth()
  const [isTable, setIsTable] = useState(false)
  const [pointed, setPointed] = useState<number | null>(null)
  const sentiments = useFragment(
    graphql`
      fragment TonePanel_sentiments on Sentiment @relay(plural: true) {
        date
        normalized
        sourceCount
      }
    `,
    keys,
  )
  const points = weeklyTone(
    sentiments.map((one): TonePoint => ({
      at: Date.parse(one.date),
      value: one.normalized,
      sources: one.sourceCount,
    })),
  )
  const shown = points[pointed ?? points.length - 1]
  if (!shown) return <p className={styles['none']}>{formatMessage({ id: 'analysis.none' })}</p>
  const tone = toneOf(shown.value)
  const hasTone = points.some(({ sources }) => !isTooFew(sources))
  const isUnsure = isTooFew(shown.sources)
  const label = formatMessage({ id: isUnsure ? 'analysis.tone.few' : `stock.tone.${tone}` })
  const sentence = formatMessage(
    { id: isUnsure ? 'analysis.tone.unsure' : 'analysis.tone.sentence' },
    { value: signedPrice(shown.value), sources: shown.sources, date: date(shown.at) },
  )
  return (
    <div>
      <div className={styles['head']}>
        <p className={styles['sentence']}>
          <span className={styles['word']}>
            <ChangeText direction={isUnsure ? 'flat' : toneDirection(tone)} text={label} screenReaderText={label} />
          </span>
          <span className={styles['facts']}>{sentence}</span>
        </p>
        {hasTone && (
          <Button size="small" variant="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            <Table2 aria-hidden="true" />
            {formatMessage({ id: 'stock.chart.table' })}
          </Button>
        )}
      </div>
      <div ref={box} className={styles['box']} style={{ minHeight: hasTone ? TONE_HEIGHT : 0 }}>
        {!hasTone ? null : isTable ? (
          <ToneTable points={points} />
        ) : (
          width > 0 && (
            <ToneChart
              points={points}
              width={width}
              pointed={pointed}
              onPoint={setPointed}
              label={`${label}. ${sentence}`}
              name={formatMessage({ id: 'analysis.tone' })}
            />
          )
        )}
      </div>
    </div>
  )
}
