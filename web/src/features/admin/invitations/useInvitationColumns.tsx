import { useIntl } from 'react-intl'
import type { InvitationGroup } from '../../../__generated__/InvitationSectionQuery.graphql.ts'
import { usePlanNames } from '../../billing/plans/planName.ts'
import { AcceptRequest } from './AcceptRequest.tsx'
import type { AdminColumn } from '../common/AdminTable.tsx'
import type { InvitationFacts } from './invitationFacts.ts'
import { statusLabel } from './invitationStatus.ts'
import { ResendButton } from './ResendButton.tsx'
import { useInstant } from '../common/useInstant.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface InvitationColumns {
  readonly group: InvitationGroup
  /** Plans to invite to, base plan first. */
  readonly plans: readonly string[]
  readonly onActed: () => void
}

/** Requests show their reason, invitations their status. */
export function useInvitationColumns({ group, plans, onActed }: InvitationColumns): AdminColumn<InvitationFacts>[] {
  const { formatMessage } = useIntl()
  const { titleOf } = usePlanNames()
  const instant = useInstant()
  const label = (id: 'name' | 'email' | 'plan' | 'status' | 'invitedBy' | 'updated' | 'motivation' | 'act') =>
    formatMessage({ id: `administration.column.${id}` })

  const name: AdminColumn<InvitationFacts> = {
    key: 'name',
    label: label('name'),
    cell: ({ name: fullName }) => fullName,
  }
  const email: AdminColumn<InvitationFacts> = {
    key: 'email',
    label: label('email'),
    isAddress: true,
    cell: (invitation) => (
      <Text as="span" color="fg.muted">
        {invitation.email}
      </Text>
    ),
  }
  const updated: AdminColumn<InvitationFacts> = {
    key: 'updated',
    label: label('updated'),
    cell: ({ updatedAt }) => (
      <Text as="span" color="fg.muted">
        {instant(updatedAt)}
      </Text>
    ),
  }
  if (group === 'ASKED') {
    return [
      name,
      email,
      { key: 'motivation', label: label('motivation'), isLong: true, cell: ({ motivation }) => motivation },
      updated,
      {
        key: 'act',
        label: label('act'),
        cell: (invitation) => <AcceptRequest email={invitation.email} plans={plans} onAccepted={onActed} />,
      },
    ]
  }
  const sent: AdminColumn<InvitationFacts>[] = [
    name,
    email,
    { key: 'plan', label: label('plan'), cell: ({ planName }) => planName && titleOf(planName) },
    {
      key: 'status',
      label: label('status'),
      cell: ({ status }) => (
        <Box
          as="span"
          display="inline-flex"
          alignItems="center"
          gap="2"
          _before={{ boxSize: '0.375rem', bg: 'fg.muted', content: "''" }}
          css={{ "&[data-group='COMPLETED']::before": { bg: 'gain' } }}
          data-group={group}
        >
          {formatMessage({ id: statusLabel(status) })}
        </Box>
      ),
    },
    { key: 'invitedBy', label: label('invitedBy'), cell: ({ invitedBy }) => invitedBy },
    updated,
  ]
  if (group === 'COMPLETED') return sent
  return [
    ...sent,
    {
      key: 'act',
      label: label('act'),
      cell: (invitation) => <ResendButton email={invitation.email} onSent={onActed} />,
    },
  ]
}
