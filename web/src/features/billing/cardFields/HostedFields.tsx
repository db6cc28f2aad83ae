import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { holderNameOf } from '@palier/domain/billing/cardNumber'
import { Button } from '../../../ui/buttons/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import { EMPTY_PARTS } from './hostedCard.ts'
import { loadProvider } from './loadProvider.ts'
import { mountHostedCard } from './mountHostedCard.ts'
import { blameOf, type CardPart } from './paymentProblem.ts'
import type { CardFormState } from './useCardForm.ts'
import styles from './CardForm.module.css'

const PARTS: readonly { readonly part: CardPart; readonly label: MessageId; readonly place: string }[] = [
  { part: 'number', label: 'card.number', place: 'full' },
  { part: 'expiry', label: 'card.expiry', place: 'expiry' },
  { part: 'cvc', label: 'card.cvc', place: 'code' },
]

interface HostedFieldsProps {
  readonly form: CardFormState
  readonly publicKey: string
}

/** The provider's own fields in boxes of ours: what is written in them never passes through this page. */
export function HostedFields({ form, publicKey }: HostedFieldsProps) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const places = useRef<Partial<Record<CardPart, HTMLDivElement>>>({})
  const [attempt, setAttempt] = useState(0)
  const [isAway, setIsAway] = useState(false)
  const { fields, parts, setPart, setHosted } = form
  const note = useEffectEvent(setPart)
  const sentenceOf = useEffectEvent(({ code, message }: { readonly code: string; readonly message: string }) => {
    const id = blameOf(code)?.message
    return id ? formatMessage({ id }) : message
  })

  useEffect(() => {
    let isWanted = true
    let unmount = () => {}
    loadProvider(publicKey, language).then(
      (stripe) => {
        const { number, expiry, cvc } = places.current
        if (!isWanted || !number || !expiry || !cvc) return
        const mounted = mountHostedCard(stripe, { number, expiry, cvc }, (part, { isComplete, error }) =>
          note(part, { isComplete, error: error && sentenceOf(error) }),
        )
        unmount = mounted.unmount
        setHosted({ stripe, number: mounted.number })
      },
      () => isWanted && setIsAway(true),
    )
    return () => {
      isWanted = false
      unmount()
      setHosted(null)
      for (const { part } of PARTS) note(part, EMPTY_PARTS[part])
    }
    // Another language would empty the fields: they stay in the one in which they were opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [publicKey, attempt, setHosted])

  if (isAway) {
    const retry = () => {
      setIsAway(false)
      setAttempt(attempt + 1)
    }
    return (
      <div className={styles['field']} role="alert">
        <p className={styles['away']}>{formatMessage({ id: 'card.notLoaded' })}</p>
        <div>
          <Button onClick={retry}>{formatMessage({ id: 'card.retry' })}</Button>
        </div>
      </div>
    )
  }
  return (
    <div className={styles['grid']}>
      {PARTS.map(({ part, label, place }) => (
        <div key={part} className={styles[place]}>
          <div className={styles['field']}>
            <span className={styles['label']}>{formatMessage({ id: label })}</span>
            <div className={styles['box']} data-invalid={parts[part].error !== null || undefined}>
              <div
                ref={(place) => {
                  if (place) places.current[part] = place
                }}
              />
            </div>
            {parts[part].error !== null && (
              <p className={styles['error']} role="alert">
                <CircleAlert aria-hidden="true" />
                {parts[part].error}
              </p>
            )}
          </div>
        </div>
      ))}
      <div className={styles['full']}>
        <TextField
          {...fields.bind('name')}
          onChange={({ target }) => fields.write('name', holderNameOf(target.value))}
          label={formatMessage({ id: 'card.name' })}
          autoComplete="cc-name"
          maxLength={100}
          required
        />
      </div>
    </div>
  )
}
