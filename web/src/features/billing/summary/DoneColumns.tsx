import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box, Grid, Stack } from '../../../ui/layout/boxes.ts'

interface DoneColumnsProps {
  readonly children: ReactNode
  /** Features that are open now; omitted, the layout has one column. */
  readonly aside?: ReactNode
  readonly onClose: () => void
}

export function DoneColumns({ children, aside, onClose }: DoneColumnsProps) {
  const { formatMessage } = useIntl()
  return (
    <Grid
      alignItems="start"
      {...(aside == null
        ? { templateColumns: 'minmax(0, 37.5rem)', gap: '6' }
        : {
            templateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 20rem' },
            gap: '8',
            css: { '@media (min-width: 75rem)': { gridTemplateColumns: 'minmax(0, 1fr) 24.5rem', gap: '10' } },
          })}
    >
      <Box minW="0">{children}</Box>
      <Stack gap="5" align={aside == null ? 'flex-start' : 'stretch'}>
        {aside}
        <Button variant="primary" size="large" onClick={onClose}>
          {formatMessage({ id: 'order.close' })}
        </Button>
      </Stack>
    </Grid>
  )
}
