import { useEffect, useRef } from 'react'
import { ArrowLeft, Printer } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { InvoiceReceipt_invoice$key } from '../../../__generated__/InvoiceReceipt_invoice.graphql.ts'
import { useStorage } from '../../../device/storage/StorageContext.ts'
import { printInWindow } from '../../../device/files/printWindow.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { InvoiceTable } from './InvoiceTable.tsx'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Wordmark } from '../../../ui/layout/Wordmark.tsx'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useAddressLine } from '../summary/useTaxName.ts'
import { readAddress } from './readAddress.ts'

interface InvoiceReceiptProps {
  readonly invoice: InvoiceReceipt_invoice$key
  readonly onBack: () => void
}

export function InvoiceReceipt({ invoice: key, onBack }: InvoiceReceiptProps) {
  const { formatMessage } = useIntl()
  const { date } = useFormatters()
  const notify = useSnackbar()
  const addressLine = useAddressLine()
  const payer = useStorage().user.read()?.fullname ?? ''
  const paper = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const invoice = useFragment(
    graphql`
      fragment InvoiceReceipt_invoice on Invoice {
        number
        startDate
        endDate
        renewalDate
        emailTo
        paidAt
        isTest
        seller {
          name
          address
        }
        taxes {
          kind
          taxId
        }
        billingAddress {
          ...readAddress_address
        }
        ...InvoiceTable_invoice
      }
    `,
    key,
  )
  const { number, startDate, endDate, renewalDate, emailTo, paidAt, isTest, seller, taxes } = invoice
  const place = readAddress(invoice.billingAddress)
  const note = isTest ? formatMessage({ id: 'invoices.test' }) : ''
  const numbers = taxes.flatMap(({ kind, taxId }) =>
    taxId == null ? [] : formatMessage({ id: 'invoices.taxNumber' }, { tax: kind ?? 'none', number: taxId }),
  )
  const title = formatMessage({ id: 'invoices.number' }, { number })
  // The pressed line disappeared with the list: move the focus to the back button.
  useEffect(() => back.current?.focus(), [])
  function print() {
    const page = [formatMessage({ id: 'paper.page' }), formatMessage({ id: 'paper.of' })] as const
    if (!paper.current || printInWindow(paper.current, title, { middle: note, page })) return
    notify({ text: formatMessage({ id: 'invoices.blocked' }), isBad: true })
  }
  return (
    <>
      <Flex justify="space-between" wrap="wrap" gap="2" mb="4" ml="-0.625rem">
        <Button ref={back} variant="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {formatMessage({ id: 'invoices.back' })}
        </Button>
        <Button onClick={print}>
          <Printer aria-hidden="true" />
          {formatMessage({ id: 'invoices.print' })}
        </Button>
      </Flex>
      <div ref={paper} data-paper={title} data-paper-note={note}>
        <Flex justify="space-between" align="center" mb="5" _print={{ mb: '12' }}>
          <Box display="none" _print={{ display: 'block' }}>
            <Wordmark size="welcome" />
          </Box>
          <Heading as="h3" _print={{ fontSize: '1.5rem', lineHeight: '2rem' }}>
            {title}
          </Heading>
        </Flex>
        <Grid
          as="dl"
          templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
          gap="2"
          columnGap="6"
          mb="6"
          // Seller and buyer span two rows; date and period share one column.
          css={{ '& > div:nth-of-type(-n + 2)': { gridRow: { sm: 'span 2' }, _print: { gridRow: 'span 2' } } }}
          _print={{ mb: '12', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}
        >
          <Party label={formatMessage({ id: 'invoices.from' })} name={seller?.name ?? 'Palier'}>
            {seller ? seller.address : [formatMessage({ id: 'invoices.noSeller' })]}
          </Party>
          <Party label={formatMessage({ id: 'invoices.to' })} name={payer === '' ? emailTo : payer}>
            {[place && addressLine(place), payer === '' ? null : emailTo]}
          </Party>
          <Party label={formatMessage({ id: 'invoices.on' })}>
            {[date(Date.parse(paidAt ?? startDate)), isTest ? note : null]}
          </Party>
          <Party label={formatMessage({ id: 'invoices.periodHead' })}>
            {[
              formatMessage(
                { id: 'invoices.period' },
                { start: date(Date.parse(startDate)), end: date(Date.parse(endDate)) },
              ),
            ]}
          </Party>
        </Grid>
        <InvoiceTable invoice={invoice} />
        {(numbers.length > 0 || renewalDate != null) && (
          <Grid
            as="dl"
            templateColumns="repeat(auto-fit, minmax(11rem, 1fr))"
            gap="6"
            mt="8"
            pt="4"
            borderTopWidth="1px"
            borderTopColor="rule"
          >
            {numbers.length > 0 && <Party label={formatMessage({ id: 'invoices.numbers' })}>{numbers}</Party>}
            {renewalDate != null && (
              <Party label={formatMessage({ id: 'invoices.next' })}>
                {[formatMessage({ id: 'invoices.nextText' }, { date: date(Date.parse(renewalDate)) })]}
              </Party>
            )}
          </Grid>
        )}
      </div>
    </>
  )
}

interface PartyProps {
  readonly label: string
  readonly name?: string
  readonly children: readonly (string | null)[]
}

function Party({ label, name, children }: PartyProps) {
  return (
    <Box minW="0" overflowWrap="anywhere" textStyle="table">
      <Text as="dt" color="fg.muted" textStyle="note">
        {label}
      </Text>
      <dd>
        {name !== undefined && <Text fontWeight="semibold">{name}</Text>}
        {children.map((line) => line !== null && <div key={line}>{line}</div>)}
      </dd>
    </Box>
  )
}
