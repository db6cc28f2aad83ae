import { useIntl } from 'react-intl'
import { NamedForm, type NamedFormProps } from '../../../kit/forms/NamedForm.tsx'

export interface ListAnswers {
  readonly name: string
  readonly description: string
}

export function ListForm(props: NamedFormProps<ListAnswers>) {
  const { formatMessage } = useIntl()
  return (
    <NamedForm
      {...props}
      texts={{
        name: formatMessage({ id: 'dashboard.name' }),
        nameMissing: formatMessage({ id: 'dashboard.nameMissing' }),
        description: formatMessage({ id: 'dashboard.description' }),
        descriptionHint: formatMessage({ id: 'dashboard.descriptionHint' }),
        cancel: formatMessage({ id: 'dashboard.cancel' }),
      }}
    />
  )
}
