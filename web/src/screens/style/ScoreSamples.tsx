import { badgeLevelOf } from '@palier/domain/watchlists/score'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import type { StyleWords } from './styleWords.ts'
import styles from './Style.module.css'

const scores = [1012, 812, 604, 318, 96, -9999, -1008, -852, 2000]

/** Every level of the badge, in its three forms. */
export function ScoreSamples({ words }: { words: StyleWords }) {
  return (
    <Section title={words.score}>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {[words.level, words.badge, words.compact, words.large, words.name].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map((score, index) => {
              const label = `${words.score} ${score}, ${words.levels[index]}`
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
                  <td>{words.levels[index]}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
