import { badgeLevelOf } from '@palier/domain/watchlists/score'
import { ScoreBadge } from '../../ui/figures/ScoreBadge.tsx'
import { Table } from '../../ui/layout/Table.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Scroll } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

const scores = [1012, 812, 604, 318, 96, -9999, -1008, -852, 2000]

export function ScoreSamples({ texts }: { texts: StyleTexts }) {
  return (
    <Section title={texts.score}>
      <Scroll>
        <Table>
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
        </Table>
      </Scroll>
    </Section>
  )
}
