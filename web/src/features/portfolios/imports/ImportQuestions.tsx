import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { DialogFooter } from '../../../ui/dialogs/DialogForm.ts'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { COLUMN_MEANINGS, type ColumnMeaning, type ImportAnswers, type ImportPreview } from './importPreview.ts'

const DATE_ORDERS = ['YEAR_MONTH_DAY', 'DAY_MONTH_YEAR', 'MONTH_DAY_YEAR'] as const
const DECIMAL_SIGNS = ['POINT', 'COMMA'] as const
const EVERY_ROW = ['SIGN', 'BUY', 'SELL'] as const
const SAMPLES = 3

interface ImportQuestionsProps {
  readonly preview: ImportPreview
  readonly isBusy: boolean
  readonly onAnswer: (answers: ImportAnswers) => void
}

/** Asks instead of guessing. The server remembers the answers by the file's header. */
export function ImportQuestions({ preview, isBusy, onAnswer }: ImportQuestionsProps) {
  const { formatMessage } = useIntl()
  const { columns, questions } = preview
  const [meanings, setMeanings] = useState(() => columns.map(({ meaning }) => meaning ?? 'IGNORED'))
  const [dateOrder, setDateOrder] = useState<(typeof DATE_ORDERS)[number]>('YEAR_MONTH_DAY')
  const [decimalSign, setDecimalSign] = useState<(typeof DECIMAL_SIGNS)[number]>('POINT')
  const [everyRow, setEveryRow] = useState<(typeof EVERY_ROW)[number]>('SIGN')
  // Skips columns whose titles are already understood. In a known format, those may be the faulty
  // ones, so all are shown.
  const [isReviewing, setReviewing] = useState(preview.formatName != null)
  const understood = columns.filter(({ meaning }) => meaning != null)
  const asked = columns
    .map((column, place) => ({ column, place }))
    .filter(({ column }) => isReviewing || column.meaning == null)
  const asks = (question: (typeof questions)[number]) => questions.includes(question)
  const meaningName = (meaning: ColumnMeaning) => formatMessage({ id: `import.meaning.${meaning}` })
  const given = (meaning: ColumnMeaning) => meanings.includes(meaning)
  // The price can be computed as amount divided by quantity.
  const missing = [
    ...(['DATE', 'SYMBOL', 'QUANTITY'] as const).filter((meaning) => !given(meaning)).map(meaningName),
    ...(given('PRICE') || given('AMOUNT') ? [] : [formatMessage({ id: 'import.priceOrAmount' })]),
  ]
  const canAnswer = !asks('COLUMNS') || missing.length === 0

  function answer() {
    onAnswer({
      ...(asks('COLUMNS') && {
        columns: columns.map(({ index }, place) => ({ column: index, meaning: meanings[place] ?? 'IGNORED' })),
        ...(!given('TYPE') && everyRow !== 'SIGN' && { everyRow }),
      }),
      ...(asks('DATE_ORDER') && { dateOrder }),
      ...(asks('DECIMAL_SIGN') && { decimalSign }),
    })
  }
  const samplesOf = (meaning: ColumnMeaning) =>
    columns.filter((_, place) => meanings[place] === meaning).flatMap(({ samples }) => samples.slice(0, SAMPLES))
  const nameOf = ({ title, index }: (typeof columns)[number]) =>
    title || formatMessage({ id: 'import.column' }, { number: index + 1 })
  return (
    <>
      <Text mb="4">{formatMessage({ id: 'import.questions' })}</Text>
      {asks('COLUMNS') && understood.length > 0 && (
        <Text mb="2">
          {formatMessage(
            { id: 'import.understood' },
            {
              columns: understood
                .map((column) => `${meaningName(column.meaning ?? 'IGNORED')} (${nameOf(column)})`)
                .join(', '),
            },
          )}{' '}
          <Button variant="link" aria-expanded={isReviewing} onClick={() => setReviewing(!isReviewing)}>
            {formatMessage({ id: 'import.review' })}
          </Button>
        </Text>
      )}
      {asks('COLUMNS') && asked.length > 0 && (
        <Box
          as="ul"
          maxH="max(24rem, calc(100dvh - 25rem))"
          borderBottomWidth="1px"
          borderColor="border"
          overflowY="auto"
          css={{ '& select:focus-visible': { outlineOffset: '-0.125rem' } }}
        >
          {asked.map(({ column, place }) => (
            <Grid
              as="li"
              key={column.index}
              templateColumns={{ base: '1fr', md: '1fr 16rem' }}
              alignItems="center"
              gap={{ base: '1', md: '4' }}
              py="2"
              borderBottomWidth="1px"
              borderColor="border"
              _last={{ borderBottomWidth: '0' }}
            >
              <Box minW="0" overflowWrap="anywhere">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {nameOf(column)}
                </Text>
                <Text textStyle="note" color="fg.muted">
                  {column.samples.filter(Boolean).slice(0, SAMPLES).join(' · ')}
                </Text>
              </Box>
              <SelectField
                label={formatMessage({ id: 'import.means' }, { column: nameOf(column) })}
                value={meanings[place] ?? 'IGNORED'}
                options={COLUMN_MEANINGS.map((value) => ({
                  value,
                  label: meaningName(value),
                }))}
                onChange={(meaning) => setMeanings(meanings.map((one, other) => (other === place ? meaning : one)))}
              />
            </Grid>
          ))}
        </Box>
      )}
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" mt="4" _empty={{ display: 'none' }}>
        {asks('COLUMNS') && !given('TYPE') && (
          <SelectField
            label={formatMessage({ id: 'import.everyRow' })}
            hint={formatMessage({ id: 'import.everyRow.hint' })}
            value={everyRow}
            options={EVERY_ROW.map((value) => ({ value, label: formatMessage({ id: `import.everyRow.${value}` }) }))}
            onChange={setEveryRow}
          />
        )}
        {asks('DATE_ORDER') && (
          <SelectField
            label={formatMessage({ id: 'import.dateOrder' })}
            hint={samplesOf('DATE').join(' · ')}
            value={dateOrder}
            options={DATE_ORDERS.map((value) => ({ value, label: formatMessage({ id: `import.dateOrder.${value}` }) }))}
            onChange={setDateOrder}
          />
        )}
        {asks('DECIMAL_SIGN') && (
          <SelectField
            label={formatMessage({ id: 'import.decimalSign' })}
            hint={[...samplesOf('QUANTITY'), ...samplesOf('PRICE')].join(' · ')}
            value={decimalSign}
            options={DECIMAL_SIGNS.map((value) => ({
              value,
              label: formatMessage({ id: `import.decimalSign.${value}` }),
            }))}
            onChange={setDecimalSign}
          />
        )}
      </Grid>
      <DialogFooter mt={{ md: '5' }}>
        <Text me="auto" textStyle="note" color="fg.muted">
          {canAnswer
            ? formatMessage({ id: 'import.remembered' })
            : formatMessage({ id: 'import.unmapped' }, { missing: missing.join(', ') })}
        </Text>
        <Button variant="primary" isBusy={isBusy} isDisabled={!canAnswer} onClick={answer}>
          {formatMessage({ id: 'import.readWith' })}
        </Button>
      </DialogFooter>
    </>
  )
}
