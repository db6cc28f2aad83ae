import { Suspense, useRef, useState } from 'react'
import { Bell } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment, useQueryLoader } from '../../kit/relay/hooks.ts'
import NoticesPanelQueryParameters from '../../__generated__/NoticesPanelQuery$parameters.ts'
import type { NoticesPanelQuery } from '../../__generated__/NoticesPanelQuery.graphql.ts'
import type { NoticesBell_viewer$key } from '../../__generated__/NoticesBell_viewer.graphql.ts'
import { Box } from '../../ui/layout/boxes.ts'
import { BareButton } from '../../ui/buttons/BareButton.ts'
import { Text } from '../../ui/text/Text.ts'
import { useLanguage } from '../../kit/language/LanguageContext.ts'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'

const NoticesPanel = lazyWithMessages(
  ['prices', 'notices', 'crossings'],
  async () => (await import('./NoticesPanel.tsx')).NoticesPanel,
)

const MOST_SHOWN = 9

/** Hidden if the server has no notices. Loads the panel on click. */
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
    <Box position="relative">
      <BareButton
        ref={button}
        position="relative"
        w="9"
        h="9"
        css={{
          '&:hover, &[aria-expanded=true]': { bg: 'bg.sunken' },
          mdDown: { _after: { content: '""', position: 'absolute', inset: '-0.25rem' } },
        }}
        type="button"
        aria-label={formatMessage({ id: 'shell.notices' }, { count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => NoticesPanel.prepare(language)}
        onClick={() => (isOpen ? close() : open())}
      >
        <Bell size={18} aria-hidden="true" />
        {count > 0 && (
          <Text
            as="span"
            position="absolute"
            top="0"
            right="-0.125rem"
            minW="4"
            h="4"
            px="0.1875rem"
            borderRadius="control"
            bg="accent"
            boxShadow="0 0 0 2px var(--p-colors-bg)"
            color="accent.contrast"
            fontSize="0.625rem"
            lineHeight="1rem"
            fontWeight="semibold"
            textAlign="center"
            aria-hidden="true"
          >
            {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
          </Text>
        )}
      </BareButton>
      {isOpen && reference && (
        <Suspense>
          <NoticesPanel reference={reference} onClose={close} />
        </Suspense>
      )}
    </Box>
  )
}
