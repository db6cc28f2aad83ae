import { useState } from 'react'
import { useIntl } from 'react-intl'
import { NAME_MAXIMUM_LENGTH, EMAIL_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { AccountForm } from '../../../kit/forms/AccountForm.tsx'
import { requiredSetting } from '../../../kit/forms/requiredSetting.ts'
import { formErrorsOf } from '../../../kit/forms/formErrors.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { usePlanNames } from '../../billing/plans/planName.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { emailSettingError } from '../common/emailSettingError.ts'
import { useShowOutcome } from '../common/useShowOutcome.ts'
import { useSendInvitation } from './useSendInvitation.ts'

interface InvitationDialogProps {
  /** The first one is selected. */
  readonly plans: readonly string[]
  readonly onSent: () => void
  readonly onClose: () => void
}

/** Keeps the input after a refusal. */
export function InvitationDialog({ plans, onSent, onClose }: InvitationDialogProps) {
  const { formatMessage } = useIntl()
  const { titleOf } = usePlanNames()
  const sendInvitation = useSendInvitation()
  const showOutcome = useShowOutcome()
  const [isBusy, setIsBusy] = useState(false)
  const [plan, setPlan] = useState<string | null>(null)
  const [language, setLanguage] = useState<'FR' | 'EN'>('FR')
  const { values, errors, bind, showAll } = useFields({ firstName: '', lastName: '', email: '' }, (typed) =>
    formErrorsOf({
      firstName: requiredSetting(typed.firstName),
      lastName: requiredSetting(typed.lastName),
      email: emailSettingError(typed.email),
    }),
  )
  const planName = plan ?? plans[0] ?? 'base'

  const submit = async () => {
    if (Object.keys(errors).length > 0) return showAll()
    setIsBusy(true)
    const { problem } = await sendInvitation({
      input: {
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        planName,
        language,
      },
    })
    setIsBusy(false)
    if (!showOutcome(problem, 'administration.invited')) return
    onSent()
    onClose()
  }
  return (
    <AccountForm
      title={formatMessage({ id: 'administration.invite' })}
      saveLabel={formatMessage({ id: 'administration.invite.send' })}
      isBusy={isBusy}
      refusal={null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        {...bind('firstName')}
        label={formatMessage({ id: 'administration.column.firstName' })}
        maxLength={NAME_MAXIMUM_LENGTH}
        required
      />
      <TextField
        {...bind('lastName')}
        label={formatMessage({ id: 'administration.column.lastName' })}
        maxLength={NAME_MAXIMUM_LENGTH}
        required
      />
      <TextField
        {...bind('email')}
        label={formatMessage({ id: 'administration.column.email' })}
        type="email"
        inputMode="email"
        maxLength={EMAIL_MAXIMUM_LENGTH}
        required
      />
      <SelectField
        label={formatMessage({ id: 'administration.column.plan' })}
        value={planName}
        options={plans.map((value) => ({ value, label: titleOf(value) }))}
        onChange={setPlan}
      />
      <SelectField
        label={formatMessage({ id: 'administration.column.language' })}
        value={language}
        options={[
          { value: 'FR', label: 'Français' },
          { value: 'EN', label: 'English' },
        ]}
        onChange={setLanguage}
      />
    </AccountForm>
  )
}
