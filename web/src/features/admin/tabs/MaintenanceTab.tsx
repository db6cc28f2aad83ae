import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import MaintenanceTabQueryParameters from '../../../__generated__/MaintenanceTabQuery$parameters.ts'
import type { MaintenanceTabQuery } from '../../../__generated__/MaintenanceTabQuery.graphql.ts'
import type { SynchronizationScope } from '../../../__generated__/useSynchronizeMutation.graphql.ts'
import { alertByBrowser } from '../../../device/browserAlert.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { AdminPanel } from '../common/AdminPanel.tsx'
import { useInstant } from '../common/useInstant.ts'
import { useSynchronize } from './useSynchronize.ts'
import { Flex, Grid } from '../../../ui/layout/boxes.ts'

const SCOPES = ['ALL', 'INTRADAY', 'EOD', 'NEWS', 'FUNDAMENTAL'] as const satisfies readonly SynchronizationScope[]

export function MaintenanceTab() {
  const { formatMessage } = useIntl()
  return (
    <Section title={formatMessage({ id: 'administration.synchronization' })}>
      <AdminPanel<MaintenanceTabQuery> request={MaintenanceTabQueryParameters} variables={{}}>
        {(reference) => <Synchronization reference={reference} />}
      </AdminPanel>
    </Section>
  )
}

function Synchronization({ reference }: { reference: PreloadedQuery<MaintenanceTabQuery> }) {
  const { formatMessage } = useIntl()
  const instant = useInstant()
  const { viewer } = usePreloadedQuery<MaintenanceTabQuery>(
    graphql`
      query MaintenanceTabQuery @preloadable {
        viewer {
          admin {
            synchronization {
              lastExecutedAt
              nextExecutionAt
              canBeRequested
            }
          }
        }
      }
    `,
    reference,
  )
  const times = viewer?.admin?.synchronization
  const shown = (at: string | null | undefined) => (at ? instant(at) : formatMessage({ id: 'administration.unknown' }))
  return (
    <>
      <Flex
        as="dl"
        wrap="wrap"
        rowGap="4"
        columnGap="12"
        mt="4"
        mb="6"
        css={{ '& dt': { color: 'fg.muted', textStyle: 'note' }, '& dd': { m: '0', fontWeight: 'medium' } }}
      >
        <div>
          <dt>{formatMessage({ id: 'administration.lastRun' })}</dt>
          <dd>{shown(times?.lastExecutedAt)}</dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'administration.nextRun' })}</dt>
          <dd>{shown(times?.nextExecutionAt)}</dd>
        </div>
      </Flex>
      {times?.canBeRequested === false ? (
        <Text color="fg.muted">{formatMessage({ id: 'administration.synchronize.keyless' })}</Text>
      ) : (
        <SynchronizationForm />
      )}
    </>
  )
}

function SynchronizationForm() {
  const intl = useIntl()
  const { formatMessage } = intl
  const notify = useSnackbar()
  const synchronize = useSynchronize()
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('ALL')
  const [authKey, setAuthKey] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || authKey === '') return
    setIsBusy(true)
    const { problem } = await synchronize({ input: { scope, authKey } })
    setIsBusy(false)
    if (!problem) return notify({ text: formatMessage({ id: 'administration.synchronized' }) })
    // The user is an administrator, so `notAdmin` means a wrong key.
    if (problem.codes[0] === 'notAdmin')
      return alertByBrowser(formatMessage({ id: 'administration.synchronize.wrongKey' }))
    // The specification requires the browser's own alert here.
    alertByBrowser(problemSentences(intl, problem.codes, { ...problem, fallback: 'administration.refused' }).join(' '))
  }
  return (
    <Grid asChild gap="4" justifyItems="start" maxW="22.5rem" mb="10" css={{ '& > :not(button)': { w: 'full' } }}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label={formatMessage({ id: 'administration.scope' })}
          value={scope}
          options={SCOPES.map((value) => ({ value, label: formatMessage({ id: `administration.scope.${value}` }) }))}
          onChange={setScope}
        />
        <PasswordField
          label={formatMessage({ id: 'administration.authKey' })}
          showLabel={formatMessage({ id: 'administration.authKey.show' })}
          hideLabel={formatMessage({ id: 'administration.authKey.hide' })}
          autoComplete="off"
          value={authKey}
          onChange={(event) => setAuthKey(event.target.value)}
        />
        <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={authKey === ''}>
          {formatMessage({ id: 'administration.synchronize' })}
        </Button>
      </form>
    </Grid>
  )
}
