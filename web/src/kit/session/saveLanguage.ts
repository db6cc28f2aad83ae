import { graphql, type IEnvironment } from 'relay-runtime'
import type { saveLanguageMutation } from '../../__generated__/saveLanguageMutation.graphql.ts'
import { attempt, type Problem } from '../alert/useAttempt.ts'
import type { Language } from '../language/LanguageContext.ts'

/** Writes the language to the account. Answers why not; null where it is written. */
export async function saveLanguage(environment: IEnvironment, language: Language): Promise<Problem | null> {
  const { problem } = await attempt<saveLanguageMutation, saveLanguageMutation['response']['setLanguage']>(
    environment,
    graphql`
      mutation saveLanguageMutation($input: SetLanguageInput!) {
        setLanguage(input: $input) {
          __typename
          ... on SetLanguagePayload {
            preferences {
              language
            }
          }
          ... on Problem {
            ...useAttempt_refusal @alias(as: "refusal")
          }
          ... on LimitProblem {
            ...useAttempt_refusal @alias(as: "limit")
          }
        }
      }
    `,
    { input: { language: language === 'fr' ? 'FR' : 'EN' } },
    (data) => data.setLanguage,
  )
  return problem
}
