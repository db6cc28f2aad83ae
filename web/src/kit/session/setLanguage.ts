import { graphql, type IEnvironment } from 'relay-runtime'
import type { setLanguageMutation } from '../../__generated__/setLanguageMutation.graphql.ts'
import type { Problem } from '../alert/refusal.ts'
import { sendMutation } from '../alert/useSafeMutation.ts'
import type { Language } from '../language/LanguageContext.ts'

/** Returns the problem, or null on success. */
export async function setLanguage(environment: IEnvironment, language: Language): Promise<Problem | null> {
  const { problem } = await sendMutation<setLanguageMutation>(
    environment,
    graphql`
      mutation setLanguageMutation($input: SetLanguageInput!) {
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
