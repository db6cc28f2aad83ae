import { useState } from 'react'
import { BadgeCheck, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { SavedCard_method$key } from '../../../__generated__/SavedCard_method.graphql.ts'
import { Tag } from '../../../ui/layout/Tag.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import type { MenuEntry } from '../../../ui/buttons/menuEntry.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { CardLine } from './CardLine.tsx'
import { maskedCard } from '../cardFields/cardLabels.ts'
import { EditCard } from './EditCard.tsx'
import { useDeletePaymentMethod } from './useDeletePaymentMethod.ts'
import { useSetDefaultPaymentMethod } from './useSetDefaultPaymentMethod.ts'
import { MenuButton } from '../../../kit/lazy/MenuButton.tsx'
import { Box, HStack } from '../../../ui/layout/boxes.ts'

interface SavedCardProps {
  readonly method: SavedCard_method$key
  /** YYYY-MM-DD. */
  readonly today: string
}

export function SavedCard({ method: key, today }: SavedCardProps) {
  const { formatMessage } = useIntl()
  const notify = useSnackbar()
  const setDefaultCard = useSetDefaultPaymentMethod()
  const deleteCard = useDeletePaymentMethod()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const method = useFragment(
    graphql`
      fragment SavedCard_method on PaymentMethod {
        paymentMethodId
        brand
        last4
        isDefault
        isExpired
        canBeDeleted
        ...CardLine_method
        ...EditCard_method
      }
    `,
    key,
  )
  const { paymentMethodId, isDefault, isExpired, canBeDeleted } = method
  const card = maskedCard(method.brand, method.last4)

  async function remove(isYes: boolean) {
    setOpen(null)
    if (isYes && (await deleteCard({ input: { paymentMethodId } })))
      notify({ text: formatMessage({ id: 'cards.deleted' }, { card }) })
  }
  const entries: MenuEntry[] = [
    {
      id: 'edit',
      label: formatMessage({ id: 'cards.edit' }),
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => setOpen('edit'),
    },
  ]
  if (!isDefault && !isExpired) {
    entries.push({
      id: 'default',
      label: formatMessage({ id: 'cards.makeDefault' }),
      icon: <BadgeCheck aria-hidden="true" />,
      onSelect: () => void setDefaultCard(paymentMethodId),
    })
  }
  if (canBeDeleted) {
    entries.push({
      id: 'delete',
      label: formatMessage({ id: 'cards.delete' }),
      icon: <Trash2 aria-hidden="true" />,
      isApart: true,
      onSelect: () => setOpen('delete'),
    })
  }
  return (
    <Box borderBottomWidth="1px" borderBottomColor="border">
      <HStack justify="space-between" gap="4" minH="16">
        <CardLine method={method} />
        <HStack flex="none">
          {isDefault && <Tag tone="quiet">{formatMessage({ id: 'card.default' })}</Tag>}
          <MenuButton label={formatMessage({ id: 'cards.menu' }, { card })} entries={entries}>
            <Box
              as="span"
              display="inline-flex"
              alignItems="center"
              justifyContent="center"
              boxSize={{ base: '11', sm: '9' }}
            >
              <Ellipsis size="1.125rem" aria-hidden="true" />
            </Box>
          </MenuButton>
        </HStack>
      </HStack>
      {open === 'edit' && <EditCard method={method} today={today} onClose={() => setOpen(null)} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={formatMessage({ id: 'cards.delete.title' }, { card })}
          yesLabel={formatMessage({ id: 'cards.delete' })}
          noLabel={formatMessage({ id: 'cards.keep' })}
          isDangerous
          data={null}
          onAnswer={(isYes) => void remove(isYes)}
        >
          {formatMessage({ id: isDefault ? 'cards.delete.default' : 'cards.delete.text' })}
        </ConfirmDialog>
      )}
    </Box>
  )
}
