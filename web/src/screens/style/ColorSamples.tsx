import { ChangeText } from '../../ui/figures/ChangeText.tsx'
import type { Formatters } from '../../ui/figures/formatters.ts'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Box, Flex } from '../../ui/layout/boxes.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Columns, Row } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

const looks = [
  { className: 'light', scheme: undefined },
  { className: 'dark', scheme: undefined },
  { className: 'light', scheme: 'cvd' },
  { className: 'dark', scheme: 'cvd' },
]
const swatches = [
  ['page', 'bg'],
  ['card', 'bg-card'],
  ['line', 'border'],
  ['field', 'border-field'],
  ['muted', 'fg-muted'],
  ['ink', 'fg'],
  ['accent', 'accent'],
  ['gain', 'gain'],
  ['loss', 'loss'],
] as const
const scores = [1012, 812, 604, 318, 96, -9999, -1008, -852]

export function ColorSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  return (
    <Section title={texts.colors}>
      <Columns>
        {looks.map(({ className, scheme }, index) => (
          <Flex
            key={index}
            direction="column"
            gap="3"
            p="5"
            borderWidth="1px"
            borderColor="border"
            borderRadius="card"
            bg="bg"
            color="fg"
            css={{ '--palier-surface': 'colors.bg' }}
            className={className}
            data-scheme={scheme}
          >
            <strong>{texts.looks[index]}</strong>
            <Flex wrap="wrap" gap="2">
              {swatches.map(([name, color]) => (
                <Box key={name} flex="1 1 2.75rem" maxW="14" textStyle="small" color="fg.muted">
                  <Box
                    h="10"
                    mb="1"
                    borderWidth="1px"
                    borderColor="border.strong"
                    borderRadius="control"
                    bg={color.replace('-', '.')}
                  />
                  {name}
                </Box>
              ))}
            </Flex>
            <Row>
              {scores.map((score) => (
                <ScoreBadge key={score} score={score} label={`${texts.score} ${score}`} />
              ))}
            </Row>
            <Row>
              {(['1234.56', '-1234.56', '0'] as const).map((value) => {
                const direction = value === '0' ? 'flat' : value.startsWith('-') ? 'down' : 'up'
                const text = formatters.signedMoney(value, 'CAD')
                return <ChangeText key={value} direction={direction} text={text} screenReaderText={texts[direction]} />
              })}
            </Row>
          </Flex>
        ))}
      </Columns>
    </Section>
  )
}
