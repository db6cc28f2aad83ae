import { badgeLevelOf } from '@palier/domain/watchlists/score'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import type { StyleTexts } from './styleTexts.ts'
import styles from './Style.module.css'

const scores = [1012, 812, 604, 318, 96, -9999, -1008, -852, 2000]

/** Every level of the badge, in its three forms. */
export function ScoreSamples({ texts }: { texts: StyleTexts }) {
  return (
    <Section title={texts.score}>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {[texts.level, texts.badge, texts.compact, texts.large, texts.name].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map((score, index) => {
              const label = `${texts.score} ${score}, ${texts.levels[index]}`
              return (
                <tr key={score}>
                  <td>{badgeLevelOf(score)}</td>
                  <td>
                    <ScoreBadge score={score} label={label} />
                  </td>
                  <td>
                    <ScoreBadge score={score} label={label} compact="always" />
                  </td>
                  <td>
                    <ScoreBadge score={score} label={label} size="large" />
                  </td>
                  <td>{texts.levels[index]}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
