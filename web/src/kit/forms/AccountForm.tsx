import { useId, type FormEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { Form } from '../../ui/fields/Form.ts'
import { Flex } from '../../ui/layout/boxes.ts'
import { RefusalStrip } from './RefusalStrip.tsx'

const NARROW_FIELDS = { '& > :not([data-footer])': { w: 'full', maxW: '25rem' } }

interface AccountFormProps {
  readonly title: string
  readonly saveLabel: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  readonly refusal: readonly string[] | null
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

export function AccountForm(props: AccountFormProps) {
  const { title, saveLabel, isDangerous = false, isBusy, refusal, onSubmit, onClose, children } = props
  const { formatMessage } = useIntl()
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <Dialog title={title} size="edit" staysOnOutsidePress onClose={onClose}>
      <Form id={formId} css={NARROW_FIELDS} onSubmit={submit}>
        {refusal && <RefusalStrip sentences={refusal} />}
        {children}
        <Flex
          wrap="wrap"
          justify="flex-end"
          gap="2"
          mt="2"
          pt="4"
          borderTopWidth="1px"
          borderColor="border"
          data-footer
        >
          <Button onClick={onClose}>{formatMessage({ id: 'account.cancel' })}</Button>
          <Button type="submit" variant={isDangerous ? 'dangerFilled' : 'primary'} isBusy={isBusy}>
            {saveLabel}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  )
}
