import { useCallback, useState } from 'react'
import { graphql } from 'relay-runtime'
import { TERMS } from '@palier/domain/accounts/terms'
import type { useAnswerTermsMutation } from '../../../__generated__/useAnswerTermsMutation.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'

/** Accepts the current terms; returns true on success. */
export function useAnswerTerms() {
  const storage = useStorage()
  const [isBusy, setIsBusy] = useState(false)
  const commit = useCommit<useAnswerTermsMutation>(graphql`
    mutation useAnswerTermsMutation($input: AnswerTermsInput!) {
      answerTerms(input: $input) {
        ... on AnswerTermsPayload @alias(as: "payload") {
          viewer {
            acceptedTermsVersion
            preCheck {
              refusal
            }
          }
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  const accept = useCallback(async () => {
    setIsBusy(true)
    const input = { version: TERMS.version, isAccepted: true }
    const payload = await commit({ input })
    setIsBusy(false)
    if (payload) storage.acceptedTermsVersion.write(TERMS.version)
    return payload !== null
  }, [commit, storage])
  return { accept, isBusy }
}
