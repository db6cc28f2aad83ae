import { Suspense, useRef, useState } from 'react'
import { Bell } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment, useQueryLoader } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import NoticesPanelQueryParameters from '../../__generated__/NoticesPanelQuery$parameters.ts'
import type { NoticesPanelQuery } from '../../__generated__/NoticesPanelQuery.graphql.ts'
import type { NoticesBell_viewer$key } from '../../__generated__/NoticesBell_viewer.graphql.ts'
import { useLanguage } from '../../kit/language/LanguageContext.ts'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import styles from './NoticesBell.module.css'

const NoticesPanel = lazyWithMessages(
  ['prices', 'notices'],
  async () => (await import('./NoticesPanel.tsx')).NoticesPanel,
)

const MOST_SHOWN = 9

/** The bell with the number of unread notices; nothing where the server has none. The panel is loaded on click. */
export function NoticesBell({ viewer }: { viewer: NoticesBell_viewer$key }) {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const button = useRef<HTMLButtonElement>(null)
  const [reference, load, unload] = useQueryLoader<NoticesPanelQuery>(NoticesPanelQueryParameters)
  const [isOpen, setIsOpen] = useState(false)
  const { unreadNoticeCount: count } = useFragment(
    graphql`
      fragment NoticesBell_viewer on Viewer {
        unreadNoticeCount
      }
    `,
    viewer,
  )
  if (count == null) return null

  function open() {
    load({}, { fetchPolicy: 'store-and-network' })
    setIsOpen(true)
  }
  function close() {
    setIsOpen(false)
    unload()
    button.current?.focus()
  }
  return (
    <div className={styles['place']}>
      <button
        ref={button}
        className={styles['bell']}
        type="button"
        aria-label={formatMessage({ id: 'shell.notices' }, { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => NoticesPanel.prepare(language)}
        onClick={() => (isOpen ? close() : open())}
      >
        <Bell className={styles['icon']} aria-hidden="true" />
        {count > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </span>
        )}
      </button>
      {isOpen && reference && (
        <Suspense>
          <NoticesPanel reference={reference} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
