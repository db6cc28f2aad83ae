import { graphql, readInlineData } from 'relay-runtime'
import type { invitationFacts_invitation$key } from '../../../__generated__/invitationFacts_invitation.graphql.ts'

export interface InvitationFacts {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly planName: string | null
  /** Null if unknown. */
  readonly status: string | null
  readonly invitedBy: string | null
  readonly updatedAt: string
  readonly motivation: string | null
}

export function readInvitation(invitation: invitationFacts_invitation$key): InvitationFacts {
  const { id, firstName, lastName, email, planName, status, invitedBy, updatedAt, motivation } = readInlineData(
    graphql`
      fragment invitationFacts_invitation on Invitation @inline {
        id
        firstName
        lastName
        email
        planName
        status
        invitedBy
        updatedAt
        motivation
      }
    `,
    invitation,
  )
  return {
    id,
    email,
    status: status ?? null,
    updatedAt,
    name: `${firstName} ${lastName}`,
    planName: planName ?? null,
    invitedBy: invitedBy ?? null,
    motivation: motivation ?? null,
  }
}
