import type { FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { DialogFooter, DialogForm } from '../../../ui/dialogs/DialogForm.ts'
import { Text } from '../../../ui/text/Text.ts'
import { HStack } from '../../../ui/layout/boxes.ts'
import { NO_CONTENT, type EntryContent } from '../model/entryContent.ts'
import { scoreWith, type EntryStock, type ScoreRule } from '../thresholds/entryStock.ts'
import type { MemberList } from './membership.ts'
import { PriceStair } from '../thresholds/PriceStair.tsx'
import { ScorePreview } from '../thresholds/ScorePreview.tsx'
import { PricesNote } from '../thresholds/ThresholdsPanel.tsx'
import { useThresholdForm } from '../thresholds/useThresholdForm.ts'

interface AskPricesDialogProps {
  readonly stock: EntryStock
  readonly list: MemberList
  readonly rule: ScoreRule
  readonly place: number
  readonly count: number
  /** Null if the user skips this list. */
  readonly onAnswer: (content: EntryContent | null) => void
}

export function AskPricesDialog({ stock, list, rule, place, count, onAnswer }: AskPricesDialogProps) {
  const { formatMessage } = useIntl()
  const form = useThresholdForm(rule, NO_CONTENT.thresholds)
  const { isValid, thresholds } = form.reading

  function submit(event: FormEvent) {
    event.preventDefault()
    form.showAll()
    if (isValid) onAnswer({ ...NO_CONTENT, thresholds })
  }
  return (
    <Dialog
      title={formatMessage({ id: `membership.ask.${rule.kind}` }, { symbol: stock.symbol })}
      size="small"
      staysOnOutsidePress
      onClose={() => onAnswer(null)}
    >
      <DialogForm noValidate onSubmit={submit}>
        <Text mt="-2" textStyle="note" color="fg.muted">
          {formatMessage({ id: 'membership.ask.for' }, { list: list.name })}
        </Text>
        <PriceStair form={form} stock={stock} size="small" />
        <PricesNote form={form} rule={rule} />
        <DialogFooter
          flexWrap="wrap"
          justifyContent="start"
          px={{ md: '6' }}
          mt={{ md: '0' }}
          textStyle="note"
          color="fg.muted"
        >
          {count > 1 && <span>{formatMessage({ id: 'membership.ask.place' }, { place, count })}</span>}
          <ScorePreview saved={null} typed={scoreWith(rule, stock, thresholds)} />
          <HStack as="span" ms="auto">
            <Button onClick={() => onAnswer(null)}>{formatMessage({ id: 'entry.cancel' })}</Button>
            <Button type="submit" variant="primary" isDisabled={!isValid}>
              {formatMessage({ id: 'entry.add.save' })}
            </Button>
          </HStack>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  )
}
