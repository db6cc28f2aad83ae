import { Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { InvitationSection } from './InvitationSection.tsx'
import { useSettled } from '../common/useSettled.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'

const InvitationDialog = lazyWithMessages(
  ['form', 'alerts', 'account'],
  async () => (await import('./InvitationDialog.tsx')).InvitationDialog,
)

const GROUPS = ['ASKED', 'SENT', 'COMPLETED'] as const

export function InvitationsTab({ plans }: { plans: readonly string[] }) {
  const { formatMessage } = useIntl()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  // Each action reloads the groups, since it can move an invitation from one to another.
  const [acts, setActs] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const onActed = () => setActs((count) => count + 1)
  return (
    <>
      <Flex align="center" justify="space-between" wrap="wrap" rowGap="3" columnGap="4" mb="6">
        <Box flex="1 1 16rem" maxW="20rem">
          <SearchField
            label={formatMessage({ id: 'administration.invitations.search' })}
            placeholder={formatMessage({ id: 'administration.search.hint' })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Box>
        <Button variant="primary" onClick={() => setIsSending(true)}>
          <Plus aria-hidden="true" />
          {formatMessage({ id: 'administration.invite' })}
        </Button>
      </Flex>
      {GROUPS.map((group) => (
        <InvitationSection
          key={group}
          group={group}
          search={search || null}
          plans={plans}
          acts={acts}
          onActed={onActed}
        />
      ))}
      <Suspense>
        {isSending && <InvitationDialog plans={plans} onSent={onActed} onClose={() => setIsSending(false)} />}
      </Suspense>
    </>
  )
}
