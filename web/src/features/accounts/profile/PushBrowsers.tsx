import { useEffect, useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { PushBrowsersMutation } from '../../../__generated__/PushBrowsersMutation.graphql.ts'
import { currentPush, endPush } from '../../../device/storage/push.ts'
import { useCommit } from '../../../kit/alert/useCommit.ts'
import { AccountRow } from '../../../kit/forms/AccountPart.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import type { PushSettings } from './pushSettings.ts'

/** Browsers by the host of their push service. */
const BROWSERS = [
  { host: '.googleapis.com', name: 'Chrome' },
  { host: '.google.com', name: 'Chrome' },
  { host: '.mozilla.com', name: 'Firefox' },
  { host: '.apple.com', name: 'Safari' },
  { host: '.windows.com', name: 'Edge' },
]

interface PushBrowsersProps {
  readonly browsers: PushSettings['browsers']
  readonly onChange: (browsers: PushSettings['browsers']) => void
}

export function PushBrowsers({ browsers, onChange }: PushBrowsersProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const headingId = useId()
  const [ownEndpoint, setOwnEndpoint] = useState<string | null>(null)
  const remove = useCommit<PushBrowsersMutation>(graphql`
    mutation PushBrowsersMutation($input: UnsubscribeFromPushInput!) {
      unsubscribeFromPush(input: $input) {
        ... on UnsubscribeFromPushPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_problem @alias(as: "refusal")
      }
    }
  `)
  useEffect(() => {
    currentPush().then(
      (found) => setOwnEndpoint(found?.endpoint ?? null),
      () => {},
    )
  }, [])
  if (browsers.length === 0) return null

  async function removeBrowser(endpoint: string): Promise<void> {
    if (!(await remove({ input: { endpoint } }))) return
    if (endpoint === ownEndpoint) await endPush()
    onChange(browsers.filter((browser) => browser.endpoint !== endpoint))
  }

  return (
    <section aria-labelledby={headingId}>
      <Heading as="h3" id={headingId} mt="6">
        {formatMessage({ id: 'push.browsers' })}
      </Heading>
      <Box as="ul" listStyleType="none">
        {browsers.map(({ endpoint, since }) => {
          const name = browserName(endpoint)
          const hint = formatMessage(
            { id: endpoint === ownEndpoint ? 'push.browsers.own' : 'push.browsers.since' },
            { date: date(new Date(since)) },
          )
          return (
            <li key={endpoint}>
              <AccountRow label={name} hint={hint}>
                <Button
                  aria-label={formatMessage({ id: 'push.browsers.remove.label' }, { name })}
                  onClick={() => void removeBrowser(endpoint)}
                >
                  {formatMessage({ id: 'push.browsers.remove' })}
                </Button>
              </AccountRow>
            </li>
          )
        })}
      </Box>
    </section>
  )
}

function browserName(endpoint: string): string {
  const { hostname } = new URL(endpoint)
  return BROWSERS.find(({ host }) => hostname.endsWith(host))?.name ?? hostname
}
