import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ApplicationMessages } from '../../features/shell/messages/ApplicationMessages.tsx'
import { LiveInterruption } from '../../features/shell/viewer/LiveInterruption.tsx'
import { SkipLink } from '../../ui/buttons/SkipLink.tsx'
import styles from './Shell.module.css'

interface ShellFrameProps {
  readonly bar: ReactNode
  readonly messages?: ReactNode
  readonly footer: ReactNode
  readonly bottom?: ReactNode
  readonly children: ReactNode
}

export function ShellFrame({ bar, messages, footer, bottom, children }: ShellFrameProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['shell']}>
      <SkipLink target="content">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      {bar}
      <ApplicationMessages />
      <div className={styles['strips']}>
        {messages}
        <LiveInterruption />
      </div>
      <main id="content" className={styles['content']} tabIndex={-1}>
        {children}
      </main>
      {footer}
      {bottom}
    </div>
  )
}
