import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../../kit/relay/hooks.ts'
import CalendarDialogQueryParameters from '../../../__generated__/CalendarDialogQuery$parameters.ts'
import type { CalendarDialogQuery } from '../../../__generated__/CalendarDialogQuery.graphql.ts'
import { siteUrl } from '../../../device/document.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { SecretToCopy } from '../../../kit/dialog/SecretToCopy.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { Box, Flex, Stack } from '../../../ui/layout/boxes.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { useCreateIncomeCalendar } from './useCreateIncomeCalendar.ts'
import { useDeleteIncomeCalendar } from './useDeleteIncomeCalendar.ts'

/**
 * Creates and deletes the address at which calendar programs read upcoming payments. A new address
 * is shown only once.
 */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Dialog title={formatMessage({ id: 'income.calendar.title' })} size="edit" staysOnOutsidePress onClose={onClose}>
      <QueryPanel<CalendarDialogQuery>
        request={CalendarDialogQueryParameters}
        variables={{}}
        fetchPolicy="network-only"
        failed={formatMessage({ id: 'income.calendar.failed' })}
        waiting={<Skeleton width="100%" height="8rem" />}
      >
        {(reference) => <CalendarAddress reference={reference} onClose={onClose} />}
      </QueryPanel>
    </Dialog>
  )
}

interface CalendarAddressProps {
  readonly reference: PreloadedQuery<CalendarDialogQuery>
  readonly onClose: () => void
}

function CalendarAddress({ reference, onClose }: CalendarAddressProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const alert = useAlert()
  const notify = useSnackbar()
  const create = useCreateIncomeCalendar()
  const end = useDeleteIncomeCalendar()
  const [hasAmounts, setHasAmounts] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const { viewer } = usePreloadedQuery<CalendarDialogQuery>(
    graphql`
      query CalendarDialogQuery @preloadable @throwOnFieldError {
        viewer {
          incomeCalendar {
            hasAmounts
            createdAt
          }
        }
      }
    `,
    reference,
  )
  const present = viewer?.incomeCalendar ?? null
  if (address !== null) return <NewAddress address={address} onClose={onClose} />

  async function make() {
    setIsBusy(true)
    const { payload, problem } = await create({ input: { hasAmounts } })
    setIsBusy(false)
    if (problem) return alert(problem)
    setAddress(siteUrl(payload.path))
  }
  async function stop() {
    setIsBusy(true)
    const { problem } = await end({})
    setIsBusy(false)
    if (problem) return alert(problem)
    notify({ text: formatMessage({ id: 'income.calendar.ended' }) })
    onClose()
  }
  return (
    <Stack gap="3">
      <Text>{formatMessage({ id: 'income.calendar.text' })}</Text>
      {present && (
        <Text textStyle="note" color="fg.muted">
          {formatMessage(
            { id: 'income.calendar.since' },
            { date: format.date(new Date(present.createdAt)), hasAmounts: String(present.hasAmounts) },
          )}{' '}
          {formatMessage({ id: 'income.calendar.again.hint' })}
        </Text>
      )}
      <CheckboxField isChecked={hasAmounts} onChange={setHasAmounts}>
        {formatMessage({ id: 'income.calendar.amounts' })}
      </CheckboxField>
      <Flex wrap="wrap" justify="flex-end" gap="3" mt="2">
        {present && (
          <Box as="span" me="auto">
            <Button variant="danger" isBusy={isBusy} onClick={() => void stop()}>
              {formatMessage({ id: 'income.calendar.end' })}
            </Button>
          </Box>
        )}
        <Button variant="primary" isBusy={isBusy} onClick={() => void make()}>
          {formatMessage({ id: present ? 'income.calendar.again' : 'income.calendar.create' })}
        </Button>
      </Flex>
    </Stack>
  )
}

function NewAddress({ address, onClose }: { address: string; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const texts = {
    intro: formatMessage({ id: 'income.calendar.secret.text' }),
    label: formatMessage({ id: 'income.calendar.secret' }),
    copy: formatMessage({ id: 'income.calendar.copy' }),
    copied: formatMessage({ id: 'income.calendar.copied' }),
    notCopied: formatMessage({ id: 'income.calendar.notCopied' }),
    done: formatMessage({ id: 'income.calendar.done' }),
  }
  return <SecretToCopy secret={address} texts={texts} onClose={onClose} />
}
