import { useIntl } from 'react-intl'
import { TextButton } from '../../../../ui/buttons/TextButton.ts'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { Box, Flex } from '../../../../ui/layout/boxes.ts'
import { Text } from '../../../../ui/text/Text.ts'
import { StockSearch } from '../../../market/search/StockSearch.tsx'
import type { BookEventForm } from './useBookEventForm.ts'

export function OtherStockFields({ form: { texts, write }, isNew }: { form: BookEventForm; isNew: boolean }) {
  const { formatMessage } = useIntl()
  const { kind, otherStock, isSale } = texts
  const label = formatMessage({ id: kind === 'SPIN_OFF' ? 'event.other.SPIN_OFF' : 'event.other' })
  return (
    <>
      <Box gridColumn="1 / -1">
        <Text mb="1" textStyle="note" fontWeight="medium">
          {label}
        </Text>
        {otherStock ? (
          <Flex gap="3" align="center" minH="10">
            <strong>{otherStock.symbol}</strong>
            {isNew && (
              <TextButton type="button" onClick={() => write({ otherStock: null })}>
                {formatMessage({ id: 'event.other.change' })}
              </TextButton>
            )}
          </Flex>
        ) : (
          <StockSearch onChoose={(otherStock) => write({ otherStock })} />
        )}
      </Box>
      {(kind === 'EXCHANGE' || kind === 'SPIN_OFF') && (
        <Box gridColumn="1 / -1">
          <SelectField
            label={formatMessage({ id: 'event.treatment' })}
            value={isSale ? 'sale' : 'rollover'}
            options={[
              { value: 'rollover', label: formatMessage({ id: 'event.treatment.rollover' }) },
              { value: 'sale', label: formatMessage({ id: `event.treatment.${kind}` }) },
            ]}
            onChange={(value) => write({ isSale: value === 'sale' })}
          />
        </Box>
      )}
    </>
  )
}
