import { useEffect, useRef, type RefObject } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { useIntl } from 'react-intl'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import type { NoticesPanelQuery } from '../../__generated__/NoticesPanelQuery.graphql.ts'
import { useKeys } from '../../device/keys.ts'
import { usePressOutside } from '../../device/pressOutside.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { NoticeList } from './NoticeList.tsx'
import { useMarkNoticesRead } from './useMarkNoticesRead.ts'
import styles from './NoticesPanel.module.css'

const query = graphql`
  query NoticesPanelQuery @preloadable {
    viewer {
      isGuest
      unreadNoticeCount
      ...NoticeList_viewer
    }
  }
`

interface NoticesPanelProps {
  readonly reference: PreloadedQuery<NoticesPanelQuery>
  readonly onClose: () => void
}

/** What was noticed, the newest first. Open while it is mounted; Escape and a press beside it close it. */
export function NoticesPanel({ reference, onClose }: NoticesPanelProps) {
  const { formatMessage } = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  const markRead = useMarkNoticesRead()
  const { viewer } = usePreloadedQuery<NoticesPanelQuery>(query, reference)
  usePanelManners(panel, onClose)
  const unread = viewer?.unreadNoticeCount ?? 0
  return (
    <div ref={panel} className={styles['panel']} role="dialog" aria-labelledby="notices-title" tabIndex={-1}>
      <div className={styles['head']}>
        <h2 id="notices-title" className={styles['title']}>
          {formatMessage({ id: 'notices.title' })}
        </h2>
        {unread > 0 && (
          <button className={styles['all']} type="button" onClick={() => void markRead(null)}>
            {formatMessage({ id: 'notices.readAll' })}
          </button>
        )}
        {viewer?.isGuest === false && (
          <Link
            className={styles['settings']}
            to={`${pathTo('MyAccount')}#settings`}
            aria-label={formatMessage({ id: 'notices.settings' })}
            title={formatMessage({ id: 'notices.settings' })}
            onClick={onClose}
          >
            <SlidersHorizontal aria-hidden="true" />
          </Link>
        )}
      </div>
      <div className={styles['body']}>{viewer && <NoticeList viewer={viewer} onLeave={onClose} />}</div>
      <p className={styles['foot']}>{formatMessage({ id: 'notices.unread' }, { count: unread })}</p>
    </div>
  )
}

/** Takes the focus, and closes where the reader goes elsewhere. */
function usePanelManners(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel])
  usePressOutside(panel, onClose)
  useKeys((event) => {
    if (event.key === 'Escape') onClose()
  })
}
