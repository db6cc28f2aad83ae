import { useRef, useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { CURRENCIES, FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from '@palier/domain/constants'
import { Button } from '../../ui/Button.tsx'
import { ContentDialog } from '../../ui/ContentDialog.tsx'
import { useSnackbar } from '../../ui/SnackbarContext.ts'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useAlert } from '../alert/AlertContext.ts'
import { alertOf } from '../alert/alertOf.ts'
import { ACCOUNT_KINDS, type PortfolioFacts } from './portfolioFacts.ts'
import { SelectField } from './SelectField.tsx'
import { useUpdatePortfolio } from './useUpdatePortfolio.ts'
import styles from './PortfolioForm.module.css'

/** The name of a portfolio, what it is for, its currency and the kind of account. */
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
  const [version, setVersion] = useState(portfolio.version)
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isMissing = name.trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isMissing || isBusy) return first.current?.focus()
    setIsBusy(true)
    const words = { name: name.trim(), description: description.trim() }
    const outcome = await updatePortfolio({ portfolioId: portfolio.id, ...words, currency, accountKind, version })
    setIsBusy(false)
    if (outcome.kind === 'refused') return alert(alertOf(outcome.problem))
    if (outcome.kind === 'saved') {
      notify({ text: formatMessage({ id: 'portfolio.saved' }) })
      return onClose()
    }
    if (!outcome.present) return alert({ code: 'resource_missing' })
    // What is typed stays; saving again is the answer to the sentence that now shows.
    setVersion(outcome.present.version)
    setElsewhere(`${outcome.present.name}, ${outcome.present.currency}`)
  }
  return (
    <ContentDialog
      title={formatMessage({ id: 'portfolio.edit' })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="edit"
      firstFocus={first}
      isHeld
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        {elsewhere !== null && (
          <div className={styles['conflict']} role="alert">
            {formatMessage({ id: 'portfolio.conflict' }, { present: elsewhere })}
          </div>
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
        <div className={styles['pair']}>
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
        </div>
        <div className={styles['footer']}>
          <Button onClick={onClose}>{formatMessage({ id: 'portfolio.cancel' })}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={isMissing}>
            {formatMessage({ id: 'portfolio.save' })}
          </Button>
        </div>
      </form>
    </ContentDialog>
  )
}
