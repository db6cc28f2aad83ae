import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Grid } from '../../../ui/layout/boxes.ts'

type Bound = Omit<ComponentProps<typeof TextField>, 'label' | 'maxLength'>

export function NameFields({ firstName, lastName }: { firstName: Bound; lastName: Bound }) {
  const { formatMessage } = useIntl()
  return (
    <Grid templateColumns="1fr 1fr" gap="3" alignItems="start">
      <TextField
        {...firstName}
        label={formatMessage({ id: 'gate.firstName' })}
        autoComplete="given-name"
        maxLength={NAME_MAXIMUM_LENGTH}
      />
      <TextField
        {...lastName}
        label={formatMessage({ id: 'gate.lastName' })}
        autoComplete="family-name"
        maxLength={NAME_MAXIMUM_LENGTH}
      />
    </Grid>
  )
}
