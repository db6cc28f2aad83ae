import { ChangeText } from '../../ui/figures/ChangeText.tsx'
import type { Formatters } from '../../ui/figures/formatters.ts'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import type { StyleTexts } from './styleTexts.ts'
import styles from './Style.module.css'

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

/** The four looks, each in its own colours. */
export function ColorSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  return (
    <Section title={texts.colors}>
      <div className={styles['columns']} style={{ gap: '1rem' }}>
        {looks.map(({ className, scheme }, index) => (
          <div key={index} className={`${className} ${styles['look']}`} data-scheme={scheme}>
            <strong>{texts.looks[index]}</strong>
            <div className={styles['swatches']}>
              {swatches.map(([name, variable]) => (
                <div key={name} className={styles['swatch']}>
                  <span style={{ background: `var(--p-colors-${variable})` }} />
                  {name}
                </div>
              ))}
            </div>
            <div className={styles['row']} style={{ gap: '0.25rem' }}>
              {scores.map((score) => (
                <ScoreBadge key={score} score={score} label={`${texts.score} ${score}`} />
              ))}
            </div>
            <div className={styles['row']}>
              {(['1234.56', '-1234.56', '0'] as const).map((value) => {
                const direction = value === '0' ? 'flat' : value.startsWith('-') ? 'down' : 'up'
                const text = formatters.signedMoney(value, 'CAD')
                return <ChangeText key={value} direction={direction} text={text} screenReaderText={texts[direction]} />
              })}
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}
