import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { useInvitedMutation } from '../../../__generated__/useInvitedMutation.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { useSafeMutation } from '../../../kit/alert/useSafeMutation.ts'

interface Invited {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Whom the stored invitation names; null without one, until the answer comes, and where it is no longer valid. */
export function useInvited(): Invited | null {
  const [inviteToken] = useState(useStorage().inviteToken.read)
  const [invited, setInvited] = useState<Invited | null>(null)
  const mutate = useSafeMutation<useInvitedMutation>(graphql`
    mutation useInvitedMutation($input: VisitWithInvitationInput!) {
      visitWithInvitation(input: $input) {
        ... on VisitWithInvitationPayload @alias(as: "payload") {
          email
          firstName
          lastName
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  useEffect(() => {
    let isGone = false
    const ask = async (token: string) => {
      const { payload } = await mutate({ input: { token } })
      if (!payload || isGone) return
      const { email, firstName, lastName } = payload
      setInvited({ email, firstName, lastName })
    }
    if (inviteToken !== null) void ask(inviteToken)
    return () => {
      isGone = true
    }
  }, [mutate, inviteToken])
  return invited
}
