import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import { Link } from 'react-router-dom'
import { WifiOff } from 'lucide-react'
import type { SignedInBar_site$key } from '../../__generated__/SignedInBar_site.graphql.ts'
import type { SignedInBar_viewer$key } from '../../__generated__/SignedInBar_viewer.graphql.ts'
import { useIsMobile } from '../../device/media.ts'
import { useStorage } from '../../device/storage/StorageContext.ts'
import { CurrencyRate } from '../../features/shell/currency/CurrencyRate.tsx'
import { useIsOnline } from '../../kit/offline/useIsOnline.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { NoticesBell } from '../../features/notifications/NoticesBell.tsx'
import { PlansButton } from '../../features/billing/plans/PlansButton.tsx'
import { SearchButton } from '../../features/shell/palette/SearchButton.tsx'
import { ViewerMenu } from '../../features/shell/viewer/ViewerMenu.tsx'
import { Wordmark } from '../../ui/layout/Wordmark.tsx'
import { DEFAULT_CURRENCY } from '@palier/domain/market/currency'
import { BackButton } from './BackButton.tsx'
import styles from './Shell.module.css'

interface SignedInBarProps {
  readonly viewer: SignedInBar_viewer$key
  readonly site: SignedInBar_site$key
  readonly title: string | null
}

export function SignedInBar({ viewer: viewerKey, site: siteKey, title }: SignedInBarProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const isOnline = useIsOnline()
  const { currency: storedCurrency } = useStorage()
  const viewer = useFragment(
    graphql`
      fragment SignedInBar_viewer on Viewer {
        preferences {
          currency
        }
        usage {
          planName
        }
        ...NoticesBell_viewer
        ...ViewerMenu_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment SignedInBar_site on Site {
        isMarketSimulated
        ...CurrencyRate_site
      }
    `,
    siteKey,
  )
  const currency = viewer.preferences?.currency ?? storedCurrency.read() ?? DEFAULT_CURRENCY
  return (
    <header className={styles['bar']}>
      {isMobile && title !== null ? (
        <>
          <BackButton />
          {/* Screen readers read the page's heading instead. */}
          <span className={styles['title']} aria-hidden="true">
            {title}
          </span>
        </>
      ) : (
        <Link className={styles['home']} to={pathTo('Home')} aria-label={formatMessage({ id: 'shell.home' })}>
          <Wordmark size={isMobile ? 'phone' : 'bar'} />
        </Link>
      )}
      {!isMobile && <SearchButton />}
      <div className={styles['end']}>
        {!isOnline ? (
          <span className={styles['offline']}>
            <WifiOff size="0.875rem" aria-hidden="true" />
            {formatMessage({ id: 'offline.short' })}
          </span>
        ) : (
          site.isMarketSimulated && (
            <span className={styles['simulated']}>
              <span className={styles['dot']} aria-hidden="true" />
              {formatMessage({ id: isMobile ? 'shell.simulatedShort' : 'shell.simulated' })}
            </span>
          )
        )}
        {!isMobile && <CurrencyRate site={site} currency={currency} />}
        {!isMobile && <PlansButton planName={viewer.usage?.planName ?? null} />}
        <NoticesBell viewer={viewer} />
        <ViewerMenu viewer={viewer} />
      </div>
    </header>
  )
}
