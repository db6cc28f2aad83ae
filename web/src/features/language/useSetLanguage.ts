import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { useSetLanguageMutation } from '../../__generated__/useSetLanguageMutation.graphql.ts'
import { useAlert } from '../alert/AlertContext.ts'
import { codeOfSilence } from '../alert/RequestFailure.ts'
import { useCommit } from '../alert/useCommit.ts'
import { useReload } from '../failure/useReload.ts'
import { useLanguage, type Language } from './LanguageContext.ts'

/** The verb that changes the language: of the page at once, of the account where somebody is signed in. */
export function useSetLanguage({ isSignedIn }: { isSignedIn: boolean }): (language: Language) => Promise<void> {
  const { choose } = useLanguage()
  const reload = useReload()
  const alert = useAlert()
  const commit = useCommit<useSetLanguageMutation>(graphql`
    mutation useSetLanguageMutation($input: SetLanguageInput!) {
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
  `)
  return useCallback(
    async (language) => {
      try {
        await choose(language)
      } catch {
        // Its words did not come.
        return alert({ code: codeOfSilence() })
      }
      if (isSignedIn) await commit({ input: { language: language === 'fr' ? 'FR' : 'EN' } }, (data) => data.setLanguage)
      // Sectors and demonstration names come in the language of the reader.
      await reload()
    },
    [choose, commit, reload, alert, isSignedIn],
  )
}
