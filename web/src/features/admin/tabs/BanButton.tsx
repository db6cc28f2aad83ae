import { useState } from 'react'
import { useIntl } from 'react-intl'
import { commitLocalUpdate } from 'relay-runtime'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useShowOutcome } from '../common/useShowOutcome.ts'
import { useSetAccountBanned } from './useSetAccountBanned.ts'

interface BanButtonProps {
  /** Store id of the row. */
  readonly id: string
  readonly email: string
  readonly isBanned: boolean
}

/** Asks for a confirmation first. */
export function BanButton({ id, email, isBanned }: BanButtonProps) {
  const { formatMessage } = useIntl()
  const environment = useRelayEnvironment()
  const setAccountBanned = useSetAccountBanned()
  const showOutcome = useShowOutcome()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const verb = isBanned ? 'unban' : 'ban'

  async function answer(isYes: boolean): Promise<void> {
    setIsAsking(false)
    if (!isYes) return
    setIsBusy(true)
    const { problem } = await setAccountBanned({ input: { email, isBanned: !isBanned } })
    setIsBusy(false)
    if (!showOutcome(problem, `administration.${verb}.done`)) return
    commitLocalUpdate(environment, (store) => store.get(id)?.setValue(!isBanned, 'isBanned'))
  }
  return (
    <>
      <Button
        variant="link"
        size="small"
        isBusy={isBusy}
        aria-label={formatMessage({ id: `administration.${verb}.of` }, { email })}
        onClick={() => setIsAsking(true)}
      >
        {formatMessage({ id: `administration.${verb}` })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={formatMessage({ id: `administration.${verb}.title` }, { email })}
          yesLabel={formatMessage({ id: `administration.${verb}` })}
          noLabel={formatMessage({ id: 'administration.ban.no' })}
          isDangerous={!isBanned}
          data={null}
          onAnswer={(isYes) => void answer(isYes)}
        >
          {formatMessage({ id: `administration.${verb}.text` })}
        </ConfirmDialog>
      )}
    </>
  )
}
