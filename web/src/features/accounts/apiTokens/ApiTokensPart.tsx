import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ApiTokensPart_viewer$key } from '../../../__generated__/ApiTokensPart_viewer.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { AccountPart, AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { ApiTokenRow } from './ApiTokenRow.tsx'

const ApiTokenDialog = lazyWithMessages(
  ['form', 'alerts'],
  async () => (await import('./ApiTokenDialog.tsx')).ApiTokenDialog,
)

/** API tokens for the user's own scripts. Empty for guests and if the server issues no tokens. */
export function ApiTokensPart({ viewer }: { viewer: ApiTokensPart_viewer$key }) {
  const { formatMessage } = useIntl()
  const [isCreating, setIsCreating] = useState(false)
  const { account, apiTokens } = useFragment(
    graphql`
      fragment ApiTokensPart_viewer on Viewer {
        account {
          signInMethods
        }
        apiTokens {
          id
          ...ApiTokenRow_token
        }
      }
    `,
    viewer,
  )
  if (!apiTokens) return null
  return (
    <AccountPart
      id="tokens"
      title={formatMessage({ id: 'apiTokens.title' })}
      text={formatMessage({ id: 'apiTokens.text' })}
    >
      {apiTokens.map((token) => (
        <ApiTokenRow key={token.id} token={token} />
      ))}
      <AccountRow
        label={apiTokens.length === 0 && formatMessage({ id: 'apiTokens.none' })}
        hint={formatMessage({ id: 'apiTokens.none.hint' })}
      >
        <Button onClick={() => setIsCreating(true)}>{formatMessage({ id: 'apiTokens.create' })}</Button>
      </AccountRow>
      <Suspense>
        {isCreating && (
          <ApiTokenDialog
            hasPassword={account?.signInMethods?.includes('PASSWORD') !== false}
            onClose={() => setIsCreating(false)}
          />
        )}
      </Suspense>
    </AccountPart>
  )
}
