import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { usePlanNames } from '../../billing/plans/planName.ts'
import { useAcceptInvitationRequest } from './useAcceptInvitationRequest.ts'
import { useShowOutcome } from '../common/useShowOutcome.ts'
import { Box, HStack } from '../../../ui/layout/boxes.ts'

interface AcceptRequestProps {
  readonly email: string
  /** The first one, the base plan, is selected. */
  readonly plans: readonly string[]
  readonly onAccepted: () => void
}

/** Confirms first: a sent e-mail cannot be recalled. */
export function AcceptRequest({ email, plans, onAccepted }: AcceptRequestProps) {
  const { formatMessage } = useIntl()
  const { titleOf, nameOf } = usePlanNames()
  const accept = useAcceptInvitationRequest()
  const showOutcome = useShowOutcome()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const planName = chosen ?? plans[0]
  if (planName === undefined) return null

  const answer = async (isYes: boolean) => {
    setIsAsking(false)
    if (!isYes) return
    setIsBusy(true)
    const { problem } = await accept({ input: { email, planName } })
    setIsBusy(false)
    if (showOutcome(problem, 'administration.accepted')) onAccepted()
  }
  return (
    <HStack justify="flex-end">
      <Box
        asChild
        w="8rem"
        h="1.75rem"
        px="2"
        borderWidth="1px"
        borderColor="border.field"
        borderRadius="small"
        bg="bg.card"
        color="fg"
      >
        <select
          aria-label={formatMessage({ id: 'administration.planFor' }, { email })}
          value={planName}
          onChange={(event) => setChosen(event.target.value)}
        >
          {plans.map((name) => (
            <option key={name} value={name}>
              {titleOf(name)}
            </option>
          ))}
        </select>
      </Box>
      <Button
        size="small"
        isBusy={isBusy}
        aria-label={formatMessage({ id: 'administration.accept.who' }, { email })}
        onClick={() => setIsAsking(true)}
      >
        {formatMessage({ id: 'administration.accept' })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={formatMessage({ id: 'administration.accept.title' }, { email })}
          yesLabel={formatMessage({ id: 'administration.accept.yes' })}
          noLabel={formatMessage({ id: 'administration.ban.no' })}
          data={null}
          onAnswer={(isYes) => void answer(isYes)}
        >
          {formatMessage({ id: 'administration.accept.text' }, { plan: nameOf(planName) })}
        </ConfirmDialog>
      )}
    </HStack>
  )
}
