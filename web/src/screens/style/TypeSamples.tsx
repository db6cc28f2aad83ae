import { Text } from '../../ui/text/Text.ts'
import { DisplayTotal } from '../../ui/figures/DisplayTotal.tsx'
import type { Formatters } from '../../ui/figures/formatters.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Column, Row } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

const textStyles = [
  'hero',
  'price',
  'h1',
  'companyName',
  'dialogTitle',
  'h2',
  'h3',
  'lead',
  'body',
  'table',
  'note',
  'small',
]

export function TypeSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  return (
    <Section title={texts.type}>
      <Column>
        <DisplayTotal parts={formatters.moneyParts('298009.85', 'CAD')} />
        {textStyles.map((textStyle) => (
          <Row key={textStyle}>
            <Text textStyle="note" color="fg.muted" w="6rem">
              {textStyle}
            </Text>
            <Text textStyle={textStyle}>
              {textStyle === 'price'
                ? formatters.money('128.36', 'CAD')
                : textStyle === 'hero'
                  ? texts.headline
                  : texts.body}
            </Text>
          </Row>
        ))}
      </Column>
    </Section>
  )
}
