import { useEffect, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { createOperationDescriptor, fetchQuery, getRequest, graphql } from 'relay-runtime'
import type { MembershipDialogQuery } from '../../../__generated__/MembershipDialogQuery.graphql.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { Spinner } from '../../../ui/status/Spinner.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { codeOf } from '../../../kit/alert/RequestFailure.ts'
import { MembershipFlow } from './MembershipFlow.tsx'

const query = graphql`
  query MembershipDialogQuery($stockId: String!) {
    viewer {
      stock(stockId: $stockId) {
        symbol
        ...MembershipFlow_stock
      }
      ...MembershipFlow_viewer
    }
  }
`

interface MembershipDialogProps {
  /** Id in page addresses. */
  readonly stockId: string
  readonly onClose: () => void
}

export function MembershipDialog({ stockId, onClose }: MembershipDialogProps) {
  const { formatMessage } = useIntl()
  const environment = useRelayEnvironment()
  const alert = useAlert()
  const [data, setData] = useState<MembershipDialogQuery['response'] | null>(null)
  useEffect(() => {
    const held = environment.retain(createOperationDescriptor(getRequest(query), { stockId }))
    const reading = fetchQuery<MembershipDialogQuery>(environment, query, { stockId }).subscribe({
      next: setData,
      error: (failure: unknown) => {
        alert({ code: codeOf(failure) })
        onClose()
      },
    })
    return () => {
      reading.unsubscribe()
      held.dispose()
    }
    // Runs once per stock: the caller's functions change with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [environment, stockId])

  const viewer = data?.viewer
  const stock = viewer?.stock
  const frame = (menu: ReactNode) => (
    <Dialog
      title={stock ? formatMessage({ id: 'membership.title' }, { symbol: stock.symbol }) : ''}
      size="small"
      onClose={onClose}
    >
      <Box mx={{ base: '-4', md: '-8' }} mb={{ md: '-8' }} borderTopWidth="1px" borderColor="border">
        {menu}
      </Box>
    </Dialog>
  )
  if (!viewer || !stock) return frame(<Spinner />)
  return <MembershipFlow stock={stock} viewer={viewer} frame={frame} onClose={onClose} />
}
