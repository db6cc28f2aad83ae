import { useIntl } from 'react-intl'
import { usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router-dom'
import { graphql } from 'relay-runtime'
import { PRICE_SOURCE_DELAY_MINUTES } from '@palier/domain/market/priceAge'
import type { HelpDialogQuery } from '../../../__generated__/HelpDialogQuery.graphql.ts'
import { ContentDialog } from '../../../ui/dialogs/ContentDialog.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { Mark, SampleCard } from './SampleCard.tsx'
import styles from './Help.module.css'

const PARTS = [1, 2, 3, 4] as const

interface HelpDialogProps {
  readonly reference: PreloadedQuery<HelpDialogQuery>
  readonly onClose: () => void
}

/** How to read a stock in a list, what Palier is, and its version. */
export function HelpDialog({ reference, onClose }: HelpDialogProps) {
  const { formatMessage } = useIntl()
  const { site } = usePreloadedQuery<HelpDialogQuery>(
    graphql`
      query HelpDialogQuery @preloadable {
        site {
          appVersion
        }
      }
    `,
    reference,
  )
  return (
    <ContentDialog
      title={formatMessage({ id: 'help.title' })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="wide"
      onClose={onClose}
    >
      <div className={styles['reading']}>
        <SampleCard />
        <ol className={styles['legend']}>
          {PARTS.map((part) => (
            <li key={part}>
              <Mark number={part} />
              <div>
                <p className={styles['partName']}>{formatMessage({ id: `help.part.${part}` })}</p>
                <p className={styles['quiet']}>
                  {formatMessage({ id: `help.part.${part}.text` }, { minutes: PRICE_SOURCE_DELAY_MINUTES })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles['about']}>{formatMessage({ id: 'help.about' })}</p>
      <p className={styles['foot']}>
        {site.appVersion != null && <span>{formatMessage({ id: 'about.version' }, { version: site.appVersion })}</span>}
        <Link to={pathTo('About')} onClick={onClose}>
          {formatMessage({ id: 'title.About' })}
        </Link>
      </p>
    </ContentDialog>
  )
}
