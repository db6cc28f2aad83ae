import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ViewerMenu_viewer$key } from '../../../__generated__/ViewerMenu_viewer.graphql.ts'
import { BlockingOverlay } from '../../../ui/dialogs/BlockingOverlay.tsx'
import { useHelp } from '../help/useHelp.tsx'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { useSignOut } from '../../../kit/session/useSignOut.ts'
import { ViewerAvatar } from './ViewerAvatar.tsx'
import { Box } from '../../../ui/layout/boxes.ts'

const ViewerMenuPanel = lazyWithMessages(
  ['plans'],
  async () => (await import('./ViewerMenuPanel.tsx')).ViewerMenuPanel,
  {
    beside: ({ trigger }) => trigger,
  },
)

/** Loads the menu on hover or focus, and opens it on click. */
export function ViewerMenu({ viewer: key }: { viewer: ViewerMenu_viewer$key }) {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const [isWanted, setIsWanted] = useState(false)
  const { signOut, isSigningOut } = useSignOut()
  const { openHelp, help } = useHelp()
  const viewer = useFragment(
    graphql`
      fragment ViewerMenu_viewer on Viewer {
        fullName
        ...ViewerAvatar_viewer
        ...ViewerMenuPanel_viewer
      }
    `,
    key,
  )
  const trigger = (
    <Box
      asChild
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="8"
      borderRadius="full"
      color="inherit"
      cursor="pointer"
      position="relative"
      _after={{ content: "''", position: 'absolute', inset: '-0.375rem' }}
    >
      <button
        type="button"
        aria-label={formatMessage({ id: 'shell.menu' }, { name: viewer.fullName })}
        aria-haspopup="menu"
        onPointerEnter={() => ViewerMenuPanel.prepare(language)}
        onFocus={() => ViewerMenuPanel.prepare(language)}
        onClick={() => setIsWanted(true)}
      >
        <ViewerAvatar viewer={viewer} />
      </button>
    </Box>
  )
  return (
    <>
      {isWanted ? (
        <Suspense fallback={trigger}>
          <ViewerMenuPanel
            viewer={viewer}
            trigger={trigger}
            onHelp={openHelp}
            onSignOut={() => void signOut()}
            onClose={() => setIsWanted(false)}
          />
        </Suspense>
      ) : (
        trigger
      )}
      {help}
      {isSigningOut && <BlockingOverlay label={formatMessage({ id: 'shell.signingOut' })} />}
    </>
  )
}
