import { Check, CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Spinner } from '../../ui/status/Spinner.tsx'
import type { HumanCheckActions } from './useHumanCheck.ts'
import { TextButton } from '../../ui/buttons/TextButton.ts'
import { Text } from '../../ui/text/Text.ts'

export function HumanCheckLine({ check: { state, prepare } }: { check: HumanCheckActions }) {
  const { formatMessage } = useIntl()
  if (state === 'idle') return null
  return (
    <Text
      display="flex"
      alignItems="center"
      gap="0.375rem"
      textStyle="note"
      color={state === 'failed' ? 'danger' : 'fg.muted'}
      css={{
        '& > :is(svg, [aria-hidden])': { flex: 'none', boxSize: '0.875rem' },
        '& > svg': { color: state === 'done' ? 'gain' : 'inherit' },
      }}
      role="status"
    >
      {state === 'working' && <Spinner />}
      {state === 'done' && <Check aria-hidden="true" />}
      {state === 'failed' && <CircleAlert aria-hidden="true" />}
      <span>{formatMessage({ id: `humanCheck.${state}` })}</span>
      {state === 'failed' && <TextButton onClick={prepare}>{formatMessage({ id: 'failure.retry' })}</TextButton>}
    </Text>
  )
}
