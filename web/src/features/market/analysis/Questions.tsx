import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { Questions_questions$key } from '../../../__generated__/Questions_questions.graphql.ts'
import { ClaimSource } from './ClaimSource.tsx'
import styles from './Analysis.module.css'

/** What an investor would ask before buying. */
export function Questions({ questions: keys }: { questions: Questions_questions$key }) {
  const questions = useFragment(
    graphql`
      fragment Questions_questions on InvestorQuestion @relay(plural: true) {
        question
        source {
          ...ClaimSource_source
        }
      }
    `,
    keys,
  )
  return (
    <ol className={styles['questions']}>
      {questions.map(({ question, source }) => (
        <li key={question}>
          <p className={styles['question']}>{question}</p>
          {source && <ClaimSource source={source} />}
        </li>
      ))}
    </ol>
  )
}
