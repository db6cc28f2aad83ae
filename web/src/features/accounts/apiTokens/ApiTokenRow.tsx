import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ApiTokenRow_token$key } from '../../../__generated__/ApiTokenRow_token.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { useDeleteApiToken } from './useDeleteApiToken.ts'

export function ApiTokenRow({ token }: { token: ApiTokenRow_token$key }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const alert = useAlert()
  const notify = useSnackbar()
  const revoke = useDeleteApiToken()
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, scope, lastUsedAt, expiresAt } = useFragment(
    graphql`
      fragment ApiTokenRow_token on ApiToken {
        id
        name
        scope
        lastUsedAt
        expiresAt
      }
    `,
    token,
  )
  const day = (instant: string | null | undefined) => (instant ? format.date(new Date(instant)) : '')
  const used = lastUsedAt
    ? formatMessage({ id: 'apiTokens.used' }, { date: day(lastUsedAt) })
    : formatMessage({ id: 'apiTokens.unused' })

  async function answer(isYes: boolean) {
    setIsAsking(false)
    if (!isYes) return
    const { problem } = await revoke({ input: { id } })
    if (problem) return alert(problem)
    notify({ text: formatMessage({ id: 'apiTokens.revoked' }) })
  }
  return (
    <AccountRow
      label={name}
      hint={formatMessage(
        { id: 'apiTokens.facts' },
        {
          scope: formatMessage({ id: scope === 'WRITE' ? 'apiTokens.scope.WRITE' : 'apiTokens.scope.READ' }),
          date: day(expiresAt),
          used,
        },
      )}
    >
      <Button
        variant="danger"
        aria-label={formatMessage({ id: 'apiTokens.revoke.which' }, { name })}
        onClick={() => setIsAsking(true)}
      >
        {formatMessage({ id: 'apiTokens.revoke' })}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={formatMessage({ id: 'apiTokens.revoke.title' }, { name })}
          yesLabel={formatMessage({ id: 'apiTokens.revoke' })}
          noLabel={formatMessage({ id: 'apiTokens.revoke.no' })}
          isDangerous
          data={null}
          onAnswer={(isYes) => void answer(isYes)}
        >
          {formatMessage({ id: 'apiTokens.revoke.text' })}
        </ConfirmDialog>
      )}
    </AccountRow>
  )
}
