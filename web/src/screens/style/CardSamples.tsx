import { Text } from '../../ui/text/Text.ts'
import { Plus } from 'lucide-react'
import { Button } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { EmptyState } from '../../ui/status/EmptyState.tsx'
import type { Formatters } from '../../ui/figures/formatters.ts'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { Skeleton } from '../../ui/status/Skeleton.tsx'
import { Note, SampleLine, Tiles } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

const rows = [
  { symbol: 'BCE', score: 1005, price: '30.84' },
  { symbol: 'T', score: 715, price: '20.14' },
  { symbol: 'ENB', score: 706, price: '58.94' },
]
const height = '11.75rem'

export function CardSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  return (
    <Section title={texts.cards}>
      <Tiles>
        <div>
          <Card minH={height}>
            <Text textStyle="h3">{texts.list}</Text>
            <Text textStyle="note" color="fg.muted" mb="2">
              {texts.stocks}
            </Text>
            {rows.map(({ symbol, score, price }) => (
              <SampleLine key={symbol}>
                <ScoreBadge score={score} label={`${texts.score} ${score}`} />
                <span>{symbol}</span>
                <span>{formatters.price(price)}</span>
              </SampleLine>
            ))}
          </Card>
          <Note>{texts.atRestLabel}</Note>
        </div>
        <div>
          <Card minH={height}>
            <Skeleton width="7.5rem" height="0.875rem" />
            <Text as="div" mt="1" mb="2">
              <Skeleton width="3.5rem" height="0.625rem" />
            </Text>
            {rows.map(({ symbol }) => (
              <SampleLine key={symbol}>
                <Skeleton width="4.0625rem" height="1.375rem" radius="var(--p-radii-small)" />
                <Skeleton width="2.75rem" height="0.625rem" />
                <Skeleton width="3.25rem" height="0.625rem" />
              </SampleLine>
            ))}
          </Card>
          <Note>{texts.loading}</Note>
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
                <SampleLine key={symbol}>
                  <span>{symbol}</span>
                  <span>{formatters.price(price)}</span>
                </SampleLine>
              ))}
            />
          </Card>
          <Note>{texts.nothing}</Note>
        </div>
      </Tiles>
    </Section>
  )
}
