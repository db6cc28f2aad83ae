import { Text } from '../../ui/text/Text.ts'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { EmptyState } from '../../ui/status/EmptyState.tsx'
import type { Formatters } from '../../ui/figures/formatters.ts'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Skeleton } from '../../ui/status/Skeleton.tsx'
import type { StyleTexts } from './styleTexts.ts'
import styles from './Style.module.css'

const rows = [
  { symbol: 'BCE', score: 1005, price: '30.84' },
  { symbol: 'T', score: 715, price: '20.14' },
  { symbol: 'ENB', score: 706, price: '58.94' },
]
const height = '11.75rem'

/** One card in three states of the same height. */
export function CardSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  return (
    <Section title={texts.cards}>
      <div className={styles['tiles']}>
        <div>
          <Card minH={height}>
            <Text textStyle="h3">{texts.list}</Text>
            <Text textStyle="note" color="fg.muted" mb="2">
              {texts.stocks}
            </Text>
            {rows.map(({ symbol, score, price }) => (
              <div key={symbol} className={styles['listRow']}>
                <ScoreBadge score={score} label={`${texts.score} ${score}`} />
                <span>{symbol}</span>
                <span>{formatters.price(price)}</span>
              </div>
            ))}
          </Card>
          <p className={styles['note']}>{texts.atRestLabel}</p>
        </div>
        <div>
          <Card minH={height}>
            <Skeleton width="7.5rem" height="0.875rem" />
            <Text as="div" mt="1" mb="2">
              <Skeleton width="3.5rem" height="0.625rem" />
            </Text>
            {rows.map(({ symbol }) => (
              <div key={symbol} className={styles['listRow']}>
                <Skeleton width="4.0625rem" height="1.375rem" radius="var(--p-radii-small)" />
                <Skeleton width="2.75rem" height="0.625rem" />
                <Skeleton width="3.25rem" height="0.625rem" />
              </div>
            ))}
          </Card>
          <p className={styles['note']}>{texts.loading}</p>
        </div>
        <div>
          <Card minH={height}>
            <EmptyState
              sentence={texts.empty}
              action={
                <Button variant="primary">
                  <Plus aria-hidden="true" />
                  {texts.add}
                </Button>
              }
              ghost={rows.slice(0, 2).map(({ symbol, price }) => (
                <div key={symbol} className={styles['listRow']}>
                  <span>{symbol}</span>
                  <span>{formatters.price(price)}</span>
                </div>
              ))}
            />
          </Card>
          <p className={styles['note']}>{texts.nothing}</p>
        </div>
      </div>
    </Section>
  )
}
