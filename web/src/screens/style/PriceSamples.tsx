import type { Formatters } from '../../ui/figures/formatters.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LiveSample } from './LiveSample.tsx'
import { RailSamples } from './RailSamples.tsx'
import { ThresholdSamples } from './ThresholdSamples.tsx'
import type { StyleTexts } from './styleTexts.ts'
import styles from './Style.module.css'

/** The signature: rail, threshold cells, live number. */
export function PriceSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  return (
    <div className={styles['columns']}>
      <Section title={texts.rail}>
        <RailSamples texts={texts} />
      </Section>
      <div className={styles['stack']} style={{ alignItems: 'stretch', gap: '2.25rem' }}>
        <Section title={texts.thresholds}>
          <ThresholdSamples texts={texts} formatters={formatters} />
        </Section>
        <Section title={texts.live}>
          <LiveSample texts={texts} formatters={formatters} />
        </Section>
      </div>
    </div>
  )
}
