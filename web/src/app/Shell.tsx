import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { Shell_query$key } from '../__generated__/Shell_query.graphql.ts'
import { useIsMobile } from '../device/media.ts'
import { FeedbackButton } from '../features/feedback/FeedbackButton.tsx'
import { ApplicationMessages } from '../features/notice/ApplicationMessages.tsx'
import { MemberMessages } from '../features/notice/MemberMessages.tsx'
import { PaletteProvider } from '../features/search/PaletteProvider.tsx'
import { LiveInterruption } from '../features/viewer/LiveInterruption.tsx'
import { ViewerChanges } from '../features/viewer/ViewerChanges.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { GateShell } from './GateShell.tsx'
import { SignedInBar } from './SignedInBar.tsx'
import { SignedOutBar } from './SignedOutBar.tsx'
import styles from './Shell.module.css'

interface ShellProps {
  readonly query: Shell_query$key
  /** What the page shows, said in the bar of a phone; null on Home. */
  readonly title: string | null
  /** Pages that introduce themselves have no bar for somebody signed out: the welcome page, the unlocking page. */
  readonly isBareSignedOut: boolean
  /** Pages by which people come in stand in a frame of their own. */
  readonly isGate: boolean
  readonly children: ReactNode
}

/** The frame around every page: bar, message, content, footer. */
export function Shell({ query, title, isBareSignedOut, isGate, children }: ShellProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const { viewer, site } = useFragment(
    graphql`
      fragment Shell_query on Query {
        viewer {
          changesCursor
          ...SignedInBar_viewer
        }
        site {
          isMarketSimulated
          exchangeRateSource
          contactEmail
          ...SignedInBar_site
        }
      }
    `,
    query,
  )
  if (isGate) {
    return (
      <GateShell isSignedIn={viewer != null} contactEmail={site.contactEmail ?? null}>
        {children}
      </GateShell>
    )
  }
  const page = (
    <div className={styles['shell']}>
      <SkipLink target="content">{formatMessage({ id: 'shell.skip' })}</SkipLink>
      {viewer ? <SignedInBar viewer={viewer} site={site} title={title} /> : <SignedOutBar isBare={isBareSignedOut} />}
      <ApplicationMessages />
      {viewer && <MemberMessages />}
      <LiveInterruption />
      <main id="content" className={styles['content']} tabIndex={-1}>
        {children}
      </main>
      {viewer && <FeedbackButton />}
      <Footer isSignedIn={viewer != null}>
        <FormattedMessage id={site.isMarketSimulated ? 'footer.simulated' : 'footer.advice'} />
        {site.exchangeRateSource === 'BANK_OF_CANADA' && (
          <>
            {' '}
            <FormattedMessage id="footer.rates" />
          </>
        )}
      </Footer>
      {viewer && isMobile && <BottomBar />}
      {viewer && <ViewerChanges cursor={viewer.changesCursor ?? null} />}
    </div>
  )
  return viewer ? <PaletteProvider>{page}</PaletteProvider> : page
}
