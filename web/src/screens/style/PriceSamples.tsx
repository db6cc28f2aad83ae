import type { Formatters } from '../../ui/figures/formatters.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LiveSample } from './LiveSample.tsx'
import { RailSamples } from './RailSamples.tsx'
import { ThresholdSamples } from './ThresholdSamples.tsx'
import type { StyleWords } from './styleWords.ts'
import styles from './Style.module.css'

/** The signature: rail, threshold cells, live number. */
export function PriceSamples({ words, formatters }: { words: StyleWords; formatters: Formatters }) {
  return (
    <div className={styles['columns']}>
      <Section title={words.rail}>
        <RailSamples words={words} />
      </Section>
      <div className={styles['stack']} style={{ alignItems: 'stretch', gap: '2.25rem' }}>
        <Section title={words.thresholds}>
          <ThresholdSamples words={words} formatters={formatters} />
        </Section>
        <Section title={words.live}>
          <LiveSample words={words} formatters={formatters} />
        </Section>
      </div>
    </div>
  )
}
