import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import { Box, Flex, Grid } from '../../ui/layout/boxes.ts'

const SAMPLES = ['RY', 'ENB'] as const

/** The content of an empty list's card: placeholders of its rows, and a button to add its first stock. */
export function EmptyRows({ onAdd }: { onAdd: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Flex flex="1" direction="column" justify="flex-end" align="flex-start" gap="2">
      <div aria-hidden="true">
        {SAMPLES.map((symbol) => (
          <Grid
            key={symbol}
            templateColumns="4.125rem 1fr auto 3.25rem"
            alignItems="center"
            gap="2"
            h="8"
            textStyle="note"
            color="fg.muted"
            css={{ '& + &': { borderTopWidth: '1px', borderColor: 'border' } }}
          >
            <Box as="span" h="1.375rem" borderWidth="1px" borderColor="border.strong" borderRadius="small" />
            <span>{symbol}</span>
            <span>{formatMessage({ id: 'dashboard.sample' })}</span>
            <Box as="span" h="2" borderRadius="tag" bg="skeleton" />
          </Grid>
        ))}
      </div>
      <Button position="relative" size="small" aria-haspopup="dialog" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {formatMessage({ id: 'dashboard.addStock' })}
      </Button>
    </Flex>
  )
}
