import { EMAIL_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { Section } from '../../../ui/layout/Section.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { MutationResult } from '../../../kit/alert/useSafeMutation.ts'
import { formErrorsOf } from '../../../kit/forms/formErrors.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { requiredSetting } from '../../../kit/forms/requiredSetting.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { emailSettingError } from '../common/emailSettingError.ts'
import { useShowOutcome } from '../common/useShowOutcome.ts'
import { useSendInvoiceTest } from './useSendInvoiceTest.ts'
import { useSetClockId } from './useSetClockId.ts'
import { Grid } from '../../../ui/layout/boxes.ts'

/** Tools to test payments; production servers have none. */
export function TestsTab() {
  const { formatMessage } = useIntl()
  const setClockId = useSetClockId()
  const sendInvoiceTest = useSendInvoiceTest()
  return (
    <>
      <Section title={formatMessage({ id: 'administration.clock' })}>
        <OneField
          label={formatMessage({ id: 'administration.clockId' })}
          hint={formatMessage({ id: 'administration.clockId.hint' })}
          send={formatMessage({ id: 'administration.clock.set' })}
          done="administration.clock.done"
          judge={requiredSetting}
          onSend={(clockId) => setClockId({ input: { clockId } })}
        />
      </Section>
      <Section title={formatMessage({ id: 'administration.invoice' })}>
        <OneField
          label={formatMessage({ id: 'administration.column.email' })}
          hint={formatMessage({ id: 'administration.invoice.hint' })}
          send={formatMessage({ id: 'administration.invoice.send' })}
          done="administration.invoice.done"
          judge={emailSettingError}
          refused="settings.errors.invalidEmail"
          onSend={(email) => sendInvoiceTest({ input: { email } })}
        />
      </Section>
    </>
  )
}

interface OneFieldProps {
  readonly label: string
  readonly hint: string
  /** Label of the button. */
  readonly send: string
  readonly done: MessageId
  readonly judge: (value: string) => MessageId | undefined
  /** Message for a value that only the server rejects. */
  readonly refused?: MessageId
  readonly onSend: (value: string) => Promise<MutationResult<null>>
}

function OneField({ label, hint, send, done, judge, refused, onSend }: OneFieldProps) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const showOutcome = useShowOutcome()
  const [isBusy, setIsBusy] = useState(false)
  const { values, errors, bind, showAll } = useFields({ value: '' }, ({ value }) =>
    formErrorsOf({ value: judge(value) }),
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (errors.value) return showAll()
    setIsBusy(true)
    const { problem } = await onSend(values.value.trim())
    setIsBusy(false)
    if (problem?.field !== undefined && refused) notify({ text: formatMessage({ id: refused }), isBad: true })
    else showOutcome(problem, done)
  }
  return (
    <Grid asChild gap="4" justifyItems="start" maxW="22.5rem" mb="10" css={{ '& > :not(button)': { w: 'full' } }}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField {...bind('value')} maxLength={EMAIL_MAXIMUM_LENGTH} label={label} hint={hint} />
        <Button type="submit" isBusy={isBusy}>
          {send}
        </Button>
      </form>
    </Grid>
  )
}
