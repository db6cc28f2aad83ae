import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { CURRENCIES } from '@palier/domain/market/currency'
import { FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { ACCOUNT_KINDS, type PortfolioFacts } from '../figures/portfolioFacts.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import styles from './PortfolioForm.module.css'

export type PortfolioWords = Pick<PortfolioFacts, 'name' | 'description' | 'currency' | 'accountKind'>

interface PortfolioFormProps {
  /** The name of the form, such as "New portfolio". */
  readonly label: string
  readonly saveLabel: string
  readonly first: PortfolioWords
  /** Said above the fields, once. */
  readonly warning?: string | undefined
  /** Settles with true when it is saved; what went wrong has then been told. */
  readonly onSave: (words: PortfolioWords) => Promise<boolean>
  readonly onCancel: () => void
}

/** What a portfolio is, on the back of its card. Escape turns the card again. */
export function PortfolioForm({ label, saveLabel, first, warning, onSave, onCancel }: PortfolioFormProps) {
  const { formatMessage } = useIntl()
  const nameField = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(first)
  const [isMissing, setIsMissing] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => nameField.current?.focus({ preventScroll: true }), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const name = words.name.trim()
    setIsMissing(name === '')
    if (name === '') return nameField.current?.focus()
    setIsBusy(true)
    if (!(await onSave({ ...words, name, description: words.description.trim() }))) setIsBusy(false)
  }
  return (
    <form
      className={styles['form']}
      aria-label={label}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onCancel()
      }}
    >
      {warning && (
        <p className={styles['warning']} role="alert">
          {warning}
        </p>
      )}
      <TextField
        ref={nameField}
        label={formatMessage({ id: 'portfolio.name' })}
        error={isMissing ? formatMessage({ id: 'portfolio.nameRequired' }) : undefined}
        value={words.name}
        maxLength={NAME_MAXIMUM_LENGTH}
        required
        autoComplete="off"
        onChange={(event) => {
          setWords({ ...words, name: event.target.value })
          setIsMissing(false)
        }}
      />
      <TextField
        label={formatMessage({ id: 'overview.description' })}
        value={words.description}
        maxLength={FREE_TEXT_MAXIMUM_LENGTH}
        autoComplete="off"
        onChange={(event) => setWords({ ...words, description: event.target.value })}
      />
      <div className={styles['pair']}>
        <SelectField
          label={formatMessage({ id: 'portfolio.currency' })}
          value={words.currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(currency) => setWords({ ...words, currency })}
        />
        <SelectField
          label={formatMessage({ id: 'portfolio.account' })}
          value={words.accountKind}
          options={ACCOUNT_KINDS.map((value) => ({
            value,
            label: formatMessage({ id: `portfolio.account.${value}` }),
          }))}
          onChange={(accountKind) => setWords({ ...words, accountKind })}
        />
      </div>
      <div className={styles['foot']}>
        <Button type="submit" variant="primary" size="small" isBusy={isBusy}>
          {saveLabel}
        </Button>
        <Button size="small" onClick={onCancel}>
          {formatMessage({ id: 'portfolio.cancel' })}
        </Button>
        <span className={styles['count']} aria-hidden="true">
          {words.name.length}/{NAME_MAXIMUM_LENGTH}
        </span>
      </div>
    </form>
  )
}
