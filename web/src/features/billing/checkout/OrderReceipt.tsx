import { useRef } from 'react'
import { Printer } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { OrderReceipt_invoice$key } from '../../../__generated__/OrderReceipt_invoice.graphql.ts'
import { printInWindow } from '../../../device/files/printWindow.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { InvoiceTable } from '../invoices/InvoiceTable.tsx'
import { readAddress } from '../invoices/readAddress.ts'
import { useAddressLine } from '../summary/useTaxName.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Box, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { FactLine } from '../summary/FactLine.tsx'

interface OrderReceiptProps {
  readonly invoice: OrderReceipt_invoice$key
  /** Card that paid, as text; null if unknown. */
  readonly paidWith: string | null
  readonly isTest: boolean
}

export function OrderReceipt({ invoice: key, paidWith, isTest }: OrderReceiptProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const notify = useSnackbar()
  const addressLine = useAddressLine()
  const paper = useRef<HTMLDivElement>(null)
  const invoice = useFragment(
    graphql`
      fragment OrderReceipt_invoice on Invoice {
        number
        startDate
        endDate
        renewalDate
        billingAddress {
          ...readAddress_address
        }
        ...InvoiceTable_invoice
      }
    `,
    key,
  )
  const place = readAddress(invoice.billingAddress)
  const title = formatMessage({ id: 'order.done.number' }, { number: invoice.number })
  const facts = [
    { label: formatMessage({ id: 'order.done.on' }), text: date(Date.parse(invoice.startDate)) },
    {
      label: formatMessage({ id: 'order.done.renews' }),
      text: date(Date.parse(invoice.renewalDate ?? invoice.endDate)),
    },
    ...(paidWith === null ? [] : [{ label: formatMessage({ id: 'order.done.paidWith' }), text: paidWith }]),
    ...(place ? [{ label: formatMessage({ id: 'invoices.buyer' }), text: addressLine(place) }] : []),
  ]
  function print(): void {
    const foot = {
      middle: isTest ? formatMessage({ id: 'order.done.test' }) : '',
      page: [formatMessage({ id: 'paper.page' }), formatMessage({ id: 'paper.of' })] as const,
    }
    if (paper.current && !printInWindow(paper.current, title, foot))
      notify({ text: formatMessage({ id: 'order.done.blocked' }) })
  }
  return (
    <div ref={paper}>
      <Section
        title={title}
        aside={
          <Box as="span" my="-0.125rem" _print={{ display: 'none' }}>
            <Button size="small" onClick={print}>
              <Printer aria-hidden="true" />
              {formatMessage({ id: 'order.done.print' })}
            </Button>
          </Box>
        }
      >
        <Grid as="dl" templateColumns="repeat(auto-fit, minmax(13rem, 1fr))" rowGap="0" columnGap="8" mb="5">
          {facts.map(({ label, text }) => (
            <FactLine key={label} label={label} gap="3" minH="9" borderBottomWidth="1px" borderBottomColor="border">
              {text}
            </FactLine>
          ))}
        </Grid>
        <InvoiceTable invoice={invoice} />
        <Text mt="6" pt="3" borderTopWidth="1px" borderTopColor="border" color="fg.muted" textStyle="note">
          {formatMessage({ id: 'order.done.terms' })} {isTest && formatMessage({ id: 'order.done.test' })}
        </Text>
      </Section>
    </div>
  )
}
