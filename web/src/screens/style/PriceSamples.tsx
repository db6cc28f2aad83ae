import type { Formatters } from '../../ui/figures/formatters.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LiveSample } from './LiveSample.tsx'
import { RailSamples } from './RailSamples.tsx'
import { ThresholdSamples } from './ThresholdSamples.tsx'
import { Column, Columns } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

export function PriceSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  return (
    <Columns>
      <Section title={texts.rail}>
        <RailSamples texts={texts} />
      </Section>
      <Column isWide>
        <Section title={texts.thresholds}>
          <ThresholdSamples texts={texts} formatters={formatters} />
        </Section>
        <Section title={texts.live}>
          <LiveSample texts={texts} formatters={formatters} />
        </Section>
      </Column>
    </Columns>
  )
}
