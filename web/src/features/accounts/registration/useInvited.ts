import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useInvitedMutation } from '../../../__generated__/useInvitedMutation.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useAttempt } from '../../../kit/alert/useAttempt.ts'

interface Invited {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Whom the kept invitation names; null without one, until the answer comes, and where it opens nothing any more. */
export function useInvited(): Invited | null {
  const [inviteToken] = useState(useStorage().inviteToken.read)
  const [invited, setInvited] = useState<Invited | null>(null)
  const attempt = useAttempt<useInvitedMutation>(graphql`
    mutation useInvitedMutation($input: VisitWithInvitationInput!) {
      visitWithInvitation(input: $input) {
        __typename
        ... on VisitWithInvitationPayload {
          email
          firstName
          lastName
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
  useEffect(() => {
    let isGone = false
    const ask = async (token: string) => {
      const { payload } = await attempt({ input: { token } }, (data) => data.visitWithInvitation)
      if (!payload || isGone) return
      const { email, firstName, lastName } = payload
      setInvited({ email, firstName, lastName })
    }
    if (inviteToken !== null) void ask(inviteToken)
    return () => {
      isGone = true
    }
  }, [attempt, inviteToken])
  return invited
}
