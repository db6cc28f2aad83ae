import { useState } from 'react'
import { useIntl } from 'react-intl'
import { NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { formErrorsOf } from '../../../kit/forms/formErrors.ts'
import { problemSentences } from '../../../kit/forms/problemMessages.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { AccountForm } from '../../../kit/forms/AccountForm.tsx'
import { requiredSetting } from '../../../kit/forms/requiredSetting.ts'
import { useSetName } from './useSetName.ts'

interface ChangeNameDialogProps {
  readonly firstName: string
  readonly lastName: string
  readonly onClose: () => void
}

export function ChangeNameDialog({ firstName, lastName, onClose }: ChangeNameDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const notify = useSnackbar()
  const setName = useSetName()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<readonly string[] | null>(null)
  const { values, errors, bind, showAll } = useFields({ firstName, lastName }, (typed) =>
    formErrorsOf({ firstName: requiredSetting(typed.firstName), lastName: requiredSetting(typed.lastName) }),
  )

  const submit = async () => {
    if (Object.keys(errors).length > 0) return showAll()
    setIsBusy(true)
    setRefusal(null)
    const problem = await setName({ firstName: values.firstName.trim(), lastName: values.lastName.trim() })
    setIsBusy(false)
    if (problem)
      return setRefusal(problemSentences(intl, [problem.codes[0]], { ...problem, fallback: 'account.failed' }))
    notify({ text: formatMessage({ id: 'account.name.saved' }) })
    onClose()
  }
  return (
    <AccountForm
      title={formatMessage({ id: 'account.name.title' })}
      saveLabel={formatMessage({ id: 'account.save' })}
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        {...bind('firstName')}
        label={formatMessage({ id: 'account.firstName' })}
        autoComplete="given-name"
        maxLength={NAME_MAXIMUM_LENGTH}
        required
      />
      <TextField
        {...bind('lastName')}
        label={formatMessage({ id: 'account.lastName' })}
        autoComplete="family-name"
        maxLength={NAME_MAXIMUM_LENGTH}
        required
      />
    </AccountForm>
  )
}
