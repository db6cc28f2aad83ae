import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { PROVINCES, type BillingAddress } from '@palier/domain/billing/billingAddress'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { COUNTRIES } from './countries.ts'
import { Box, Grid } from '../../../ui/layout/boxes.ts'

interface AddressFieldsProps {
  readonly address: BillingAddress
  readonly onChange: (address: BillingAddress) => void
  readonly isInert: boolean
}

/** Address parts that taxes need: country, province (Canada), ZIP code (United States). */
export function AddressFields({ address, onChange, isInert }: AddressFieldsProps) {
  const { formatMessage, formatDisplayName, locale } = useIntl()
  const { country, province, postalCode } = address
  const countries = useMemo(() => {
    const named = COUNTRIES.map((value) => ({ value, label: formatDisplayName(value, { type: 'region' }) ?? value }))
    // Canada first: most buyers live there.
    const isHome = ({ value }: { value: string }) => value === 'CA'
    const others = named.filter((each) => !isHome(each))
    return [...named.filter(isHome), ...others.toSorted((one, two) => one.label.localeCompare(two.label, locale))]
  }, [formatDisplayName, locale])
  const none = { value: '', label: formatMessage({ id: 'address.choose' }) }
  const provinces = PROVINCES.map((value) => ({
    value: String(value),
    label: formatMessage({ id: `address.${value}` }),
  }))
  return (
    <Box as="fieldset" minW="0" inert={isInert}>
      <Box as="legend" mb="3" fontWeight="semibold">
        {formatMessage({ id: 'address.title' })}
      </Box>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4" alignItems="start">
        <SelectField
          label={formatMessage({ id: 'address.country' })}
          value={country}
          options={countries}
          onChange={(value) => onChange({ country: value, province: null, postalCode: null })}
        />
        {country === 'CA' && (
          <SelectField
            label={formatMessage({ id: 'address.province' })}
            value={province ?? ''}
            options={[none, ...provinces.toSorted((one, two) => one.label.localeCompare(two.label, locale))]}
            onChange={(value) => onChange({ ...address, province: value === '' ? null : value })}
          />
        )}
        {country === 'US' && (
          <TextField
            label={formatMessage({ id: 'address.zip' })}
            maxLength={10}
            autoComplete="postal-code"
            inputMode="numeric"
            value={postalCode ?? ''}
            onChange={(event) => onChange({ ...address, postalCode: event.target.value.trim() || null })}
          />
        )}
      </Grid>
    </Box>
  )
}
