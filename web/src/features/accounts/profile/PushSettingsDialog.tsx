import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { fetchQuery, graphql } from 'relay-runtime'
import type { PushSettingsDialogQuery } from '../../../__generated__/PushSettingsDialogQuery.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { codeOf } from '../../../kit/alert/RequestFailure.ts'
import { ContentDialog } from '../../../ui/dialogs/ContentDialog.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Spinner } from '../../../ui/status/Spinner.tsx'
import { PushSettingsForm } from './PushSettingsForm.tsx'
import { readPushSettings, type PushSettings } from './pushSettings.ts'

/** Loads the settings when it opens and saves each change at once. */
export function PushSettingsDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const environment = useRelayEnvironment()
  const alert = useAlert()
  const [settings, setSettings] = useState<PushSettings | null>(null)
  useEffect(() => {
    function fail(failure: unknown) {
      alert({ code: codeOf(failure) })
      onClose()
    }
    const reading = fetchQuery<PushSettingsDialogQuery>(
      environment,
      graphql`
        query PushSettingsDialogQuery {
          viewer {
            pushSettings {
              ...pushSettings_settings
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ viewer }) => (viewer?.pushSettings ? setSettings(readPushSettings(viewer.pushSettings)) : fail(null)),
      error: fail,
    })
    return () => reading.unsubscribe()
    // Runs once per opening: the caller's functions change with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [environment])
  return (
    <ContentDialog
      title={formatMessage({ id: 'push.title' })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="edit"
      onClose={onClose}
    >
      {settings ? (
        <PushSettingsForm settings={settings} onChange={setSettings} />
      ) : (
        <Flex minH="12rem" align="center" justify="center">
          <Spinner />
        </Flex>
      )}
    </ContentDialog>
  )
}
