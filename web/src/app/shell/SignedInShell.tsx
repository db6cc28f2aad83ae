import { Suspense, type ReactNode } from 'react'
import type { SignedInBar_site$key } from '../../__generated__/SignedInBar_site.graphql.ts'
import type { SignedInBar_viewer$key } from '../../__generated__/SignedInBar_viewer.graphql.ts'
import { useIsMobile } from '../../device/media.ts'
import { FeedbackButton } from '../../features/shell/feedback/FeedbackButton.tsx'
import { MemberMessages } from '../../features/shell/messages/MemberMessages.tsx'
import { PaletteProvider } from '../../features/shell/palette/PaletteProvider.tsx'
import { TagSearchProvider } from '../../features/stockPage/tags/TagSearchProvider.tsx'
import { ViewerChanges } from '../../features/shell/viewer/ViewerChanges.tsx'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import { useQueueCount } from '../../kit/offline/queueCount.ts'
import { useIsOnline } from '../../kit/offline/useIsOnline.ts'
import { BottomBar } from './BottomBar.tsx'
import { Footer } from './Footer.tsx'
import { ShellFrame } from './ShellFrame.tsx'
import { SignedInBar } from './SignedInBar.tsx'

const QueuedEdits = lazyWithMessages(
  ['prices', 'entry'],
  async () => (await import('../../features/watchlists/entry/QueuedEdits.tsx')).QueuedEdits,
  { isTip: true },
)

export interface SignedInShellProps {
  readonly viewer: SignedInBar_viewer$key
  readonly site: SignedInBar_site$key
  readonly title: string | null
  readonly changesCursor: string | null
  readonly notes: ReactNode
  readonly children: ReactNode
}

export function SignedInShell({ viewer, site, title, changesCursor, notes, children }: SignedInShellProps) {
  const isMobile = useIsMobile()
  const isOnline = useIsOnline()
  const hasQueued = useQueueCount() > 0 && isOnline
  return (
    <TagSearchProvider>
      <PaletteProvider>
        <ShellFrame
          bar={<SignedInBar viewer={viewer} site={site} title={title} />}
          messages={<MemberMessages />}
          footer={
            <Footer isSignedIn feedback={<FeedbackButton />}>
              {notes}
            </Footer>
          }
          bottom={
            <>
              {isMobile && <BottomBar />}
              <ViewerChanges cursor={changesCursor} />
              {hasQueued && (
                <Suspense>
                  <QueuedEdits />
                </Suspense>
              )}
            </>
          }
        >
          {children}
        </ShellFrame>
      </PaletteProvider>
    </TagSearchProvider>
  )
}
