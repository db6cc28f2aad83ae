import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DialogFooter } from '../../../ui/dialogs/DialogForm.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { isScoredByThresholds, scoreWith, type EntryStock, type ScoreRule } from '../thresholds/entryStock.ts'
import { ScorePreview } from '../thresholds/ScorePreview.tsx'
import { ThresholdsPanel } from '../thresholds/ThresholdsPanel.tsx'
import { NoteField } from './NoteField.tsx'
import { useOpening } from './useOpening.ts'
import { useUnsavedChanges } from '../../../kit/forms/useUnsavedChanges.tsx'
import type { EntryForm } from './useEntryForm.ts'

interface EntryFrameProps {
  readonly title: string
  readonly saveLabel: string
  readonly rule: ScoreRule
  readonly form: EntryForm
  /** Null until a stock is chosen. */
  readonly stock: EntryStock | null
  readonly savedScore: number | null
  readonly isDirty: boolean
  /** Selects the price that the score depends on once a stock is chosen. */
  readonly selectsPrice?: boolean
  readonly firstFocus?: RefObject<HTMLElement | null>
  readonly children: ReactNode
  readonly destructive?: ReactNode
  /** Resolves to false if the entry was not saved; an alert then shows the reason. */
  readonly onSave: () => Promise<boolean>
  readonly onMissingStock?: () => void
  readonly onClose: () => void
}

export function EntryFrame(props: EntryFrameProps) {
  const { title, saveLabel, rule, form, stock, savedScore, isDirty, children, destructive, onSave, onClose } = props
  const { formatMessage } = useIntl()
  const { prices } = form
  const isMobile = useIsMobile()
  const reasonId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useOpening(isScoredByThresholds(rule))
  const [isBusy, setIsBusy] = useState(false)
  const selectsIn = props.selectsPrice ? stock?.id : undefined
  useEffect(() => {
    if (selectsIn === undefined) return
    const field = prices.fields.current.get(rule.kind === 'sell' ? 't800' : 't600')
    // On a phone, the keyboard would cover the proposals.
    if (isOpen && field && !isMobile) field.select()
    else toggle.current?.focus()
  }, [selectsIn, isOpen, isMobile, prices.fields, rule.kind])

  async function save(): Promise<boolean> {
    if (!stock) props.onMissingStock?.()
    prices.showAll()
    if (!stock || !prices.reading.isValid) {
      setIsOpen(true)
      return false
    }
    setIsBusy(true)
    const isSaved = await onSave()
    setIsBusy(false)
    return isSaved
  }
  const { leave, close, question } = useUnsavedChanges({ isDirty, name: stock?.symbol ?? '', save, onLeave: onClose })
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy && (await save())) close()
  }
  const canSave = stock !== null && prices.reading.isValid
  const typedScore = stock && prices.isDirty ? scoreWith(rule, stock, prices.reading.thresholds) : null
  return (
    <Dialog title={title} size="edit" firstFocus={props.firstFocus ?? toggle} onClose={leave}>
      {children}
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ThresholdsPanel
          form={prices}
          rule={rule}
          stock={stock}
          isOpen={isOpen}
          onToggle={setIsOpen}
          toggleRef={toggle}
          score={<ScorePreview saved={savedScore} typed={typedScore} />}
        />
        <Box mt="4">
          <NoteField form={form} />
        </Box>
        {isMobile && destructive && <Box mt="5">{destructive}</Box>}
        <DialogFooter mt="6">
          {!isMobile && <Box me="auto">{destructive}</Box>}
          <Text
            id={reasonId}
            flexBasis={{ base: 'full', md: 'auto' }}
            textStyle="note"
            color="fg.muted"
            textAlign={{ md: 'end' }}
            textWrap="balance"
            _empty={{ mdDown: { display: 'none' } }}
          >
            {canSave ? '' : formatMessage({ id: stock ? 'entry.reason.prices' : 'entry.reason.stock' })}
          </Text>
          <Button onClick={leave}>{formatMessage({ id: 'entry.cancel' })}</Button>
          <Button
            type="submit"
            variant="primary"
            isDisabled={!canSave}
            isBusy={isBusy}
            aria-describedby={canSave ? undefined : reasonId}
          >
            {saveLabel}
          </Button>
        </DialogFooter>
      </form>
      {question}
    </Dialog>
  )
}
