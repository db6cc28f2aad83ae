import type { ComponentType, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import type { Shell_query$key } from '../../__generated__/Shell_query.graphql.ts'
import { EnglishOffer } from '../../kit/session/EnglishOffer.tsx'
import { Footer } from './Footer.tsx'
import { PaperHead } from './PaperHead.tsx'
import { SignInPageFrame } from './SignInPageFrame.tsx'
import { ShellFrame } from './ShellFrame.tsx'
import type { SignedInShellProps } from './SignedInShell.tsx'
import { SignedOutBar } from './SignedOutBar.tsx'

interface ShellProps {
  readonly query: Shell_query$key
  readonly SignedInShell: ComponentType<SignedInShellProps> | null
  readonly title: string | null
  readonly isBareSignedOut: boolean
  readonly isSignInPage: boolean
  readonly children: ReactNode
}

export function Shell({ query, SignedInShell, title, isBareSignedOut, isSignInPage, children }: ShellProps) {
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
  if (isSignInPage) {
    return (
      <SignInPageFrame isSignedIn={viewer != null} contactEmail={site.contactEmail ?? null}>
        {children}
      </SignInPageFrame>
    )
  }
  const notes = (
    <>
      <FormattedMessage id={site.isMarketSimulated ? 'footer.simulated' : 'footer.advice'} />
      {site.exchangeRateSource === 'BANK_OF_CANADA' && (
        <>
          {' '}
          <FormattedMessage id="footer.rates" />
        </>
      )}
    </>
  )
  const content = (
    <>
      <PaperHead isSimulated={site.isMarketSimulated === true} />
      {children}
    </>
  )
  if (viewer && SignedInShell) {
    return (
      <SignedInShell
        viewer={viewer}
        site={site}
        title={title}
        changesCursor={viewer.changesCursor ?? null}
        notes={notes}
      >
        {content}
      </SignedInShell>
    )
  }
  return (
    <ShellFrame
      bar={
        <>
          <EnglishOffer />
          <SignedOutBar isBare={isBareSignedOut} />
        </>
      }
      footer={<Footer isSignedIn={viewer != null}>{notes}</Footer>}
    >
      {content}
    </ShellFrame>
  )
}
