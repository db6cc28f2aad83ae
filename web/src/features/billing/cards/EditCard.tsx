import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { cardExpiryProblem, typedMonth, typedYear } from '@palier/domain/billing/cardExpiry'
import { holderNameOf } from '@palier/domain/billing/cardNumber'
import type { EditCard_method$key } from '../../../__generated__/EditCard_method.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { requiredSetting } from '../../../kit/forms/requiredSetting.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { formErrorsOf } from '../../../kit/forms/formErrors.ts'
import { useFields } from '../../../kit/forms/useFields.ts'
import { ExpiryFields } from '../cardFields/ExpiryFields.tsx'
import { blameOf } from '../cardFields/paymentProblem.ts'
import { useSetDefaultPaymentMethod } from './useSetDefaultPaymentMethod.ts'
import { useUpdatePaymentMethod } from './useUpdatePaymentMethod.ts'
import { Flex, Grid } from '../../../ui/layout/boxes.ts'

interface EditCardProps {
  readonly method: EditCard_method$key
  /** YYYY-MM-DD. */
  readonly today: string
  readonly onClose: () => void
}

export function EditCard({ method: key, today, onClose }: EditCardProps) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const alert = useAlert()
  const updateCard = useUpdatePaymentMethod()
  const setDefaultCard = useSetDefaultPaymentMethod()
  const [isBusy, setIsBusy] = useState(false)
  const { paymentMethodId, nameOnCard, expirationMonth, expirationYear, isDefault } = useFragment(
    graphql`
      fragment EditCard_method on PaymentMethod {
        paymentMethodId
        nameOnCard
        expirationMonth
        expirationYear
        isDefault
      }
    `,
    key,
  )
  const [isMadeDefault, setIsMadeDefault] = useState(isDefault)
  const { values, errors, bind, write, refuse, showAll } = useFields(
    { name: nameOnCard ?? '', month: String(expirationMonth).padStart(2, '0'), year: String(expirationYear) },
    ({ name, month, year }) =>
      formErrorsOf({
        name: requiredSetting(name),
        month: cardExpiryProblem(typedMonth(month), typedYear(year), today)
          ? 'alerts.codes.invalidExpiryMonth'
          : undefined,
      }),
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (Object.keys(errors).length > 0) return showAll()
    setIsBusy(true)
    const { problem } = await updateCard({
      input: {
        paymentMethodId,
        nameOnCard: values.name.trim(),
        expirationMonth: Number(values.month),
        expirationYear: Number(values.year),
      },
    })
    const isDone = !problem && (!isMadeDefault || isDefault || (await setDefaultCard(paymentMethodId)))
    setIsBusy(false)
    if (problem && blameOf(problem.codes[0])?.part === 'expiry') {
      return refuse({ month: 'alerts.codes.invalidExpiryMonth' })
    }
    if (problem) return alert(problem)
    if (!isDone) return
    notify({ text: formatMessage({ id: 'cards.saved' }) })
    onClose()
  }
  return (
    <Grid asChild gap="4" pt="1" pb="5" pl={{ base: '0', sm: '14' }}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          {...bind('name')}
          onChange={({ target }) => write('name', holderNameOf(target.value))}
          label={formatMessage({ id: 'card.name' })}
          autoComplete="off"
          maxLength={100}
          required
        />
        <Grid templateColumns="repeat(4, minmax(0, 1fr))" gap="4">
          <ExpiryFields
            today={today}
            month={values.month}
            year={values.year}
            monthError={bind('month').error}
            onChange={write}
            onLeave={(part) => bind(part).onBlur()}
          />
        </Grid>
        {!isDefault && (
          <CheckboxField isChecked={isMadeDefault} onChange={setIsMadeDefault}>
            {formatMessage({ id: 'cards.default.flag' })}
          </CheckboxField>
        )}
        <Flex justify="flex-end" gap="2">
          <Button onClick={onClose}>{formatMessage({ id: 'cards.cancel' })}</Button>
          <Button type="submit" isBusy={isBusy}>
            {formatMessage({ id: 'cards.save' })}
          </Button>
        </Flex>
      </form>
    </Grid>
  )
}
