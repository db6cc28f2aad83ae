import { graphql, type IEnvironment } from 'relay-runtime'
import type { saveLanguageMutation } from '../../__generated__/saveLanguageMutation.graphql.ts'
import type { Problem } from '../alert/refusal.ts'
import { sendMutation } from '../alert/useSafeMutation.ts'
import type { Language } from '../language/LanguageContext.ts'

/** Returns the problem, or null on success. */
export async function saveLanguage(environment: IEnvironment, language: Language): Promise<Problem | null> {
  const { problem } = await sendMutation<saveLanguageMutation>(
    environment,
    graphql`
      mutation saveLanguageMutation($input: SetLanguageInput!) {
        setLanguage(input: $input) {
          ... on SetLanguagePayload @alias(as: "payload") {
            preferences {
              language
            }
          }
          ...refusal_problem @alias(as: "refusal")
        }
      }
    `,
    { input: { language: language === 'fr' ? 'FR' : 'EN' } },
  )
  return problem
}
