import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { Questions_questions$key } from '../../../__generated__/Questions_questions.graphql.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { ClaimSource } from './ClaimSource.tsx'

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
    <Box
      as="ol"
      css={{
        counterReset: 'question',
        '& li': {
          position: 'relative',
          py: '0.625rem',
          ps: '6',
          borderBottomWidth: '1px',
          borderColor: 'border',
          counterIncrement: 'question',
        },
        '& li::before': {
          content: 'counter(question)',
          position: 'absolute',
          top: '3',
          left: '0',
          textStyle: 'note',
          fontWeight: 'semibold',
          color: 'fg.muted',
        },
      }}
    >
      {questions.map(({ question, source }) => (
        <li key={question}>
          <p>{question}</p>
          {source && <ClaimSource source={source} />}
        </li>
      ))}
    </Box>
  )
}
