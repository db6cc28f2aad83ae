import { useId, type ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { PasswordSteps } from './PasswordSteps.tsx'

interface BoundField {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
}

interface NewPasswordFieldsProps {
  readonly password: BoundField
  readonly confirmation: BoundField
  readonly passwordLabel: string
  readonly size?: 'medium' | 'large'
}

export function NewPasswordFields({ password, confirmation, passwordLabel, size = 'medium' }: NewPasswordFieldsProps) {
  const { formatMessage } = useIntl()
  const rulesId = useId()
  const switchLabels = {
    showLabel: formatMessage({ id: 'gate.password.show' }),
    hideLabel: formatMessage({ id: 'gate.password.hide' }),
    autoComplete: 'new-password',
    size,
  }
  return (
    <>
      <PasswordField {...switchLabels} {...password} label={passwordLabel} aria-describedby={rulesId} />
      <PasswordSteps id={rulesId} password={password.value} />
      <PasswordField {...switchLabels} {...confirmation} label={formatMessage({ id: 'gate.passwordConfirmation' })} />
    </>
  )
}
