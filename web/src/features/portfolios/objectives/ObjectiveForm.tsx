import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { Currency } from '@palier/domain/market/currency'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import { objectiveFaultOf } from '@palier/domain/portfolios/objective'
import type { ObjectiveForm_objective$key } from '../../../__generated__/ObjectiveForm_objective.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { DialogFooter, DialogForm } from '../../../ui/dialogs/DialogForm.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { ConflictNote } from '../../../kit/conflict/ConflictNote.tsx'
import { priceText } from '../../../kit/forms/priceText.ts'
import { twoReadingsOf } from '../../watchlists/thresholds/twoReadings.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { amountOf } from '../../../kit/forms/amountOf.ts'
import { ObjectiveCard } from './ObjectiveCard.tsx'
import type { ObjectiveOutcome, StoredObjective } from './objectiveOutcome.ts'
import { useDeleteObjective } from './useDeleteObjective.ts'
import { OBJECTIVE_KINDS, RULE_KINDS, useObjectiveLabels, type ObjectiveKind } from './useObjectiveLabels.ts'
import { useSetObjective } from './useSetObjective.ts'

interface ObjectiveFormProps {
  /** Null if none is stored. */
  readonly objective: ObjectiveForm_objective$key | null
  /** Identified by its global id. */
  readonly stock: { readonly id: string; readonly currency: Currency }
  /** Global id of the holding that also shows the objective. */
  readonly holdingId?: string | undefined
  readonly onClose: () => void
}

/** Form with one of four kinds and an amount. Offers to cancel unsaved changes; otherwise offers to delete. */
export function ObjectiveForm({ objective: key, stock, holdingId, onClose }: ObjectiveFormProps) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const alert = useAlert()
  const notify = useSnackbar()
  const setObjective = useSetObjective()
  const deleteObjective = useDeleteObjective()
  const { suffixOf, amountOf: amountIn } = useObjectiveLabels(stock.currency)
  const objective = useFragment(
    graphql`
      fragment ObjectiveForm_objective on Objective {
        kind
        target
        version
        ...ObjectiveCard_objective
      }
    `,
    key,
  )
  // Objective as of opening the form, or as last changed elsewhere since.
  const [known, setKnown] = useState<StoredObjective | null>(objective ?? null)
  // Fixed on the first render: a card that appears later would move the buttons under the pointer.
  const [hasCard] = useState(known !== null)
  const [clash, setClash] = useState<'save' | 'delete' | null>(null)
  const stored = known ? { kind: known.kind, text: textOf(known.target) } : { kind: null, text: '' }
  // Without a version, saving overwrites the objective: some servers store no versions.
  const version = known ? (known.version ?? null) : 0
  const [kind, setKind] = useState<ObjectiveKind | null>(stored.kind)
  const [text, setText] = useState(stored.text)
  const [isBusy, setIsBusy] = useState(false)

  function textOf(target: string): string {
    return priceText(decimalOrNull(target), language).replace(/[.,]00$/, '')
  }
  const isDirty = kind !== stored.kind || text !== stored.text
  const target = amountOf(text)
  const readings = twoReadingsOf(text, language)
  const ruleError = kind && text.trim() !== '' ? objectiveFaultOf(RULE_KINDS[kind], target) : null
  const error = readings ? 'twoReadings' : ruleError
  const canSave = isDirty && kind !== null && target !== null && error === null

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!canSave || isBusy) return
    setIsBusy(true)
    const change = { stockId: stock.id, kind, value: target.toString(), version }
    settle(await setObjective(change, holdingId), 'save')
  }
  async function remove() {
    setIsBusy(true)
    settle(await deleteObjective({ stockId: stock.id, version }, holdingId), 'delete')
  }
  function settle(outcome: ObjectiveOutcome, act: 'save' | 'delete') {
    setIsBusy(false)
    if (outcome.kind === 'refused') return alert(outcome.problem)
    if (outcome.kind === 'conflict') {
      // Keeps the typed values. Saving again overwrites the other change.
      setKnown(outcome.present)
      if (act === 'delete') show(outcome.present)
      return setClash(act)
    }
    notify({ text: formatMessage({ id: act === 'save' ? 'objective.saved' : 'objective.deleted' }) })
    onClose()
  }
  function show(shown: StoredObjective | null) {
    setKind(shown?.kind ?? null)
    setText(shown ? textOf(shown.target) : '')
  }
  function cancel() {
    show(known)
    setClash(null)
  }
  const elsewhere = known
    ? formatMessage(
        { id: clash === 'delete' ? 'objective.conflict.kept' : 'objective.conflict' },
        { present: `${formatMessage({ id: `objective.kind.${known.kind}` })}, ${amountIn(known.kind, known.target)}` },
      )
    : formatMessage({ id: 'objective.conflict.gone' })
  return (
    <DialogForm noValidate onSubmit={(event) => void submit(event)}>
      {hasCard && objective && <ObjectiveCard objective={objective} />}
      {clash !== null && <ConflictNote text={elsewhere} onTakeTheirs={cancel} />}
      <Grid as="fieldset" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2">
        <Text as="legend" mb="0.375rem" textStyle="note" fontWeight="medium" color="fg.muted">
          {formatMessage({ id: 'objective.kind' })}
        </Text>
        {OBJECTIVE_KINDS.map((one) => (
          <Flex
            as="label"
            key={one}
            align="center"
            gap="0.625rem"
            minH="11"
            px="3"
            borderWidth="1px"
            borderColor="border.strong"
            borderRadius="control"
            cursor="pointer"
            css={{
              '& input': { flex: 'none', w: '1.125rem', h: '1.125rem', accentColor: 'accent' },
              '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
            }}
          >
            <input type="radio" name="kind" value={one} checked={one === kind} onChange={() => setKind(one)} />
            {formatMessage({ id: `objective.kind.${one}` })}
          </Flex>
        ))}
      </Grid>
      <TextField
        label={formatMessage({ id: 'objective.target' })}
        inputMode="decimal"
        maxLength={NUMBER_MAXIMUM_LENGTH}
        autoComplete="off"
        value={text}
        {...(kind && { suffix: suffixOf(kind) })}
        error={error === null ? undefined : formatMessage({ id: `objective.fault.${error}` }, { ...readings })}
        onChange={(event) => setText(event.target.value)}
      />
      <DialogFooter>
        {isDirty && <Button onClick={cancel}>{formatMessage({ id: 'portfolio.cancel' })}</Button>}
        {!isDirty && known && (
          <Box as="span" me="auto">
            <Button variant="danger" isBusy={isBusy} onClick={() => void remove()}>
              {formatMessage({ id: 'objective.delete' })}
            </Button>
          </Box>
        )}
        <Button type="submit" variant="primary" isBusy={isBusy && isDirty} isDisabled={!canSave}>
          {formatMessage({ id: 'portfolio.save' })}
        </Button>
      </DialogFooter>
    </DialogForm>
  )
}
