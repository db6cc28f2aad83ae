import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { OpenMenu } from '../../../ui/buttons/OpenMenu.tsx'
import { DELAYS, type Postponed, usePostpone } from './usePostpone.ts'

interface SnoozeMenuProps {
  readonly trigger: ReactElement
  readonly what: Postponed
  readonly onPostponed: () => void
  readonly onClose: () => void
}

/** Choice of how long to hide a row of Today. */
export function SnoozeMenu({ trigger, what, onPostponed, onClose }: SnoozeMenuProps) {
  const { formatMessage } = useIntl()
  const postpone = usePostpone()
  const entries = DELAYS.map((delay) => ({
    id: delay,
    label: formatMessage({ id: `today.delay.${delay}` }),
    onSelect: () => void postpone(what, delay).then(onPostponed),
  }))
  return <OpenMenu trigger={trigger} entries={entries} onClose={onClose} />
}
