import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { CURRENCIES } from '@palier/domain/market/currency'
import { FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { ConflictNote } from '../../../kit/conflict/ConflictNote.tsx'
import { saveMerged, type Versioned } from '../../../kit/conflict/saveMerged.ts'
import {
  ACCOUNT_KINDS,
  PORTFOLIO_OWNERS,
  type PortfolioAnswers,
  type PortfolioFacts,
} from '../figures/portfolioFacts.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Grid } from '../../../ui/layout/boxes.ts'
import { useUpdatePortfolio } from './useUpdatePortfolio.ts'

export function EditPortfolioDialog({ portfolio, onClose }: { portfolio: PortfolioFacts; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const updatePortfolio = useUpdatePortfolio()
  const first = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(portfolio.name)
  const [description, setDescription] = useState(portfolio.description)
  const [currency, setCurrency] = useState(portfolio.currency)
  const [accountKind, setAccountKind] = useState(portfolio.accountKind)
  const [owner, setOwner] = useState(portfolio.owner)
  // Portfolio as of opening the dialog, or as last changed elsewhere since.
  const [known, setKnown] = useState<Versioned<PortfolioAnswers>>(portfolio)
  const [clash, setClash] = useState<readonly (keyof PortfolioAnswers)[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const isMissing = name.trim() === ''

  async function submit() {
    if (isMissing) return first.current?.focus()
    setIsBusy(true)
    await save({ name: name.trim(), description: description.trim(), currency, accountKind, owner })
    setIsBusy(false)
  }
  async function save(answers: PortfolioAnswers): Promise<void> {
    const outcome = await saveMerged(answers, known, (merged, version) =>
      updatePortfolio({ input: { portfolioId: portfolio.id, version, ...merged } }),
    )
    if (outcome.kind === 'refused') return alert(outcome.problem)
    if (outcome.kind === 'gone') return alert({ code: 'resource_missing' })
    if (outcome.kind === 'saved') {
      notify({ text: formatMessage({ id: 'portfolio.saved' }) })
      return onClose()
    }
    // Keeps the typed values. Saving again overwrites the other change.
    show(outcome.merged)
    setKnown(outcome.present)
    setClash(outcome.clashes)
  }
  function show(answers: PortfolioAnswers) {
    setName(answers.name)
    setDescription(answers.description)
    setCurrency(answers.currency)
    setAccountKind(answers.accountKind)
    setOwner(answers.owner)
  }
  function takeTheirs() {
    show(known)
    setClash([])
  }
  const written: Record<keyof PortfolioAnswers, { label: string; value: string }> = {
    name: { label: formatMessage({ id: 'portfolio.name' }), value: known.name },
    description: { label: formatMessage({ id: 'portfolio.description' }), value: known.description },
    currency: {
      label: formatMessage({ id: 'portfolio.currency' }),
      value: formatMessage({ id: `portfolio.currency.${known.currency}` }),
    },
    accountKind: {
      label: formatMessage({ id: 'portfolio.account' }),
      value: formatMessage({ id: `portfolio.account.${known.accountKind}` }),
    },
    owner: {
      label: formatMessage({ id: 'portfolio.owner' }),
      value: formatMessage({ id: `portfolio.owner.${known.owner}` }),
    },
  }
  const elsewhere = clash.map((field) => formatMessage({ id: 'portfolio.conflict.field' }, written[field]))
  return (
    <FormDialog
      title={formatMessage({ id: 'portfolio.edit' })}
      firstFocus={first}
      staysOnOutsidePress
      onClose={onClose}
      cancelLabel={formatMessage({ id: 'portfolio.cancel' })}
      submitLabel={formatMessage({ id: 'portfolio.save' })}
      isBusy={isBusy}
      isReady={!isMissing}
      onSubmit={submit}
    >
      {elsewhere.length > 0 && (
        <ConflictNote
          text={formatMessage({ id: 'portfolio.conflict' }, { present: elsewhere.join(', ') })}
          onTakeTheirs={takeTheirs}
        />
      )}
      <TextField
        ref={first}
        label={formatMessage({ id: 'portfolio.name' })}
        value={name}
        maxLength={NAME_MAXIMUM_LENGTH}
        required
        hint={formatMessage({ id: 'portfolio.count' }, { count: name.length, maximum: NAME_MAXIMUM_LENGTH })}
        error={isMissing ? formatMessage({ id: 'portfolio.nameRequired' }) : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextAreaField
        label={formatMessage({ id: 'portfolio.description' })}
        value={description}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        rows={2}
        onChange={(event) => setDescription(event.target.value)}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start" gap="4">
        <SelectField
          label={formatMessage({ id: 'portfolio.currency' })}
          value={currency}
          options={CURRENCIES.map((value) => ({
            value,
            label: formatMessage({ id: `portfolio.currency.${value}` }),
          }))}
          onChange={setCurrency}
        />
        <SelectField
          label={formatMessage({ id: 'portfolio.account' })}
          hint={formatMessage({ id: 'portfolio.account.hint' })}
          value={accountKind}
          options={ACCOUNT_KINDS.map((value) => ({
            value,
            label: formatMessage({ id: `portfolio.account.${value}` }),
          }))}
          onChange={setAccountKind}
        />
      </Grid>
      <SelectField
        label={formatMessage({ id: 'portfolio.owner' })}
        hint={formatMessage({ id: 'portfolio.owner.hint' })}
        value={owner}
        options={PORTFOLIO_OWNERS.map((value) => ({
          value,
          label: formatMessage({ id: `portfolio.owner.${value}` }),
        }))}
        onChange={setOwner}
      />
    </FormDialog>
  )
}
