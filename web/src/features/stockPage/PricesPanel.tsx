import { Suspense, useId, useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { Flex, Grid } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { scoreWith, type EntryStock } from '../watchlists/thresholds/entryStock.ts'
import { PriceStair } from '../watchlists/thresholds/PriceStair.tsx'
import { QuickActions } from '../watchlists/thresholds/QuickActions.tsx'
import { ScorePreview } from '../watchlists/thresholds/ScorePreview.tsx'
import { PricesNote } from '../watchlists/thresholds/ThresholdsPanel.tsx'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import { useUnsavedChanges } from '../../kit/forms/useUnsavedChanges.tsx'
import { ListPicker } from './ListPicker.tsx'
import { OwnNote } from './OwnNote.tsx'
import { useOwnPrices } from './OwnPrices.tsx'
import type { ChosenList } from './useChosenList.ts'

const ConflictDialog = lazyWithMessages(
  ['entry'],
  async () => (await import('../watchlists/entry/ConflictDialog.tsx')).ConflictDialog,
)

const STUCK_TO_THE_FOOT = {
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  flexWrap: 'wrap',
  mx: 'calc(-1 * var(--palier-gutter))',
  py: '0.625rem',
  px: 'var(--palier-gutter)',
  borderTopWidth: '1px',
  borderColor: 'border',
  bg: 'bg.card',
} as const

interface PricesPanelProps {
  readonly stock: EntryStock
  readonly chosen: ChosenList
}

export function PricesPanel({ stock, chosen }: PricesPanelProps) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const titleId = useId()
  const reasonId = useId()
  const picker = useRef<HTMLSelectElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isListAsked, setIsListAsked] = useState(false)
  const pending = useRef<string | null>(null)
  const { list, rule } = chosen
  const entry = list?.entry ?? null
  const { form, saving } = useOwnPrices()
  const { save: send, conflict, settle, takeQueued } = saving
  const { isDirty } = form
  const { prices } = form
  const { isValid, thresholds } = prices.reading

  async function save(): Promise<boolean> {
    prices.showAll()
    if (!isValid) return false
    if (!list) {
      setIsListAsked(true)
      openPicker(picker.current)
      return false
    }
    setIsBusy(true)
    const isSaved = await send()
    setIsBusy(false)
    return isSaved
  }
  const { leave, question } = useUnsavedChanges({
    isDirty,
    name: stock.symbol,
    save,
    onLeave: () => pending.current !== null && chosen.choose(pending.current),
  })
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || !isDirty || !(await save()) || takeQueued()) return
    notify({
      text: entry
        ? formatMessage({ id: 'entry.unsaved.saved' })
        : formatMessage({ id: 'entry.added' }, { symbol: stock.symbol, list: list?.name ?? '' }),
    })
  }
  function pick(listId: string) {
    setIsListAsked(false)
    if (isDirty && chosen.bringsOthers(listId)) {
      pending.current = listId
      leave()
    } else chosen.choose(listId)
  }
  const canSave = isDirty && isValid
  return (
    <section aria-labelledby={titleId}>
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="2"
        minH="9"
        mb="2"
        pt={{ base: '4', md: '0' }}
        borderTopWidth={{ base: '1px', md: '0' }}
        borderColor="rule"
      >
        <Heading id={titleId}>{formatMessage({ id: 'stock.prices' })}</Heading>
        <ScorePreview
          saved={entry?.score ?? null}
          typed={prices.isDirty && isValid ? scoreWith(rule, stock, thresholds) : null}
        />
      </Flex>
      <Grid asChild gap="4">
        <form noValidate onSubmit={(event) => void submit(event)}>
          <ListPicker ref={picker} chosen={chosen} isMissing={isListAsked} onPick={pick} />
          <PriceStair form={prices} stock={stock} size="column" />
          <QuickActions form={prices} />
          <PricesNote form={prices} rule={rule} />
          <OwnNote key={list?.id} form={form} />
          {/* A phone shows the bar only while there are unsaved changes. */}
          <Flex
            display={{ base: isDirty ? 'flex' : 'none', md: 'flex' }}
            align="center"
            gap="2"
            css={{ mdDown: STUCK_TO_THE_FOOT }}
          >
            <Button
              flex={{ base: '2', md: 'none' }}
              order={{ base: 1, md: 0 }}
              h={{ base: '11', md: '9' }}
              type="submit"
              variant="primary"
              isDisabled={!canSave}
              isBusy={isBusy}
              aria-describedby={reasonId}
            >
              {formatMessage({ id: entry ? 'entry.save' : 'stock.prices.add' })}
            </Button>
            <Button
              flex={{ base: '1', md: 'none' }}
              h={{ base: '11', md: '9' }}
              isDisabled={!isDirty}
              onClick={() => form.reset(form.before)}
            >
              {formatMessage({ id: 'entry.cancel' })}
            </Button>
            <Flex
              id={reasonId}
              as="p"
              flex={{ base: '1 0 100%', md: '1' }}
              align="center"
              justify={{ base: 'flex-start', md: 'flex-end' }}
              gap="0.375rem"
              textStyle="note"
              color="fg.muted"
              textAlign="end"
              {...(isDirty && {
                _before: {
                  content: '""',
                  flex: 'none',
                  w: '0.375rem',
                  h: '0.375rem',
                  borderRadius: 'full',
                  bg: 'warn',
                },
              })}
            >
              {isDirty && formatMessage({ id: isValid ? 'stock.prices.unsaved' : 'entry.reason.prices' })}
            </Flex>
          </Flex>
        </form>
      </Grid>
      {question}
      {conflict && (
        <Suspense>
          <ConflictDialog
            symbol={stock.symbol}
            kind={rule.kind}
            before={form.before}
            mine={form.content}
            present={conflict.present}
            onAnswer={(answer) => void settle(answer)}
          />
        </Suspense>
      )}
    </section>
  )
}

function openPicker(select: HTMLSelectElement | null): void {
  select?.focus()
  try {
    select?.showPicker()
  } catch {
    // Some browsers open the picker only on a user gesture. The field keeps the focus.
  }
}
