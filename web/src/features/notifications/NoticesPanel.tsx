import { useEffect, useRef, type RefObject } from 'react'
import { SlidersHorizontal } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, type PreloadedQuery } from '../../kit/relay/hooks.ts'
import type { NoticesPanelQuery } from '../../__generated__/NoticesPanelQuery.graphql.ts'
import { Box, Flex } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { BareButton } from '../../ui/buttons/BareButton.ts'
import { Link } from '../../ui/text/Link.ts'
import { Text } from '../../ui/text/Text.ts'
import { useKeys } from '../../device/keys.ts'
import { usePressOutside } from '../../device/pressOutside.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { NoticeList } from './NoticeList.tsx'
import { useMarkNoticesRead } from './useMarkNoticesRead.ts'

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

/** Newest first. Escape and a press outside close the panel. */
export function NoticesPanel({ reference, onClose }: NoticesPanelProps) {
  const { formatMessage } = useIntl()
  const panel = useRef<HTMLDivElement>(null)
  const markRead = useMarkNoticesRead()
  const { viewer } = usePreloadedQuery<NoticesPanelQuery>(query, reference)
  usePanelManners(panel, onClose)
  const unread = viewer?.unreadNoticeCount ?? 0
  return (
    <Flex
      ref={panel}
      position={{ base: 'fixed', md: 'absolute' }}
      inset={{ base: '3.5rem 0.5rem auto', md: 'calc(100% + 0.5rem) -0.5rem auto auto' }}
      zIndex="menu"
      direction="column"
      w={{ md: '25rem' }}
      maxH={{ base: 'calc(100dvh - 8.5rem)', md: 'calc(100dvh - 5rem)' }}
      overflow="hidden"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      bg="bg.card"
      boxShadow="dialog"
      outline="none"
      role="dialog"
      aria-labelledby="notices-title"
      tabIndex={-1}
    >
      <Flex
        flex="none"
        align="center"
        gap="3"
        minH="3.25rem"
        ps="4"
        pe="3"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <Heading id="notices-title" flex="1">
          {formatMessage({ id: 'notices.title' })}
        </Heading>
        {unread > 0 && (
          <BareButton
            py="1"
            px="2"
            fontSize="0.8125rem"
            fontWeight="medium"
            color="accent.fg"
            _hover={{ bg: 'bg.sunken' }}
            type="button"
            onClick={() => void markRead(null)}
          >
            {formatMessage({ id: 'notices.readAll' })}
          </BareButton>
        )}
        {viewer?.isGuest === false && (
          <Link
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            w="8"
            h="8"
            borderRadius="control"
            color="fg.muted"
            _hover={{ bg: 'bg.sunken' }}
            css={{ '& svg': { w: '4', h: '4' } }}
            to={`${pathTo('MyAccount')}#settings`}
            aria-label={formatMessage({ id: 'notices.settings' })}
            title={formatMessage({ id: 'notices.settings' })}
            onClick={onClose}
          >
            <SlidersHorizontal aria-hidden="true" />
          </Link>
        )}
      </Flex>
      <Box flex="1" overflowY="auto">
        {viewer && <NoticeList viewer={viewer} onLeave={onClose} />}
      </Box>
      <Text
        flex="none"
        py="3"
        px="4"
        borderTopWidth="1px"
        borderColor="border"
        textStyle="note"
        color="fg.muted"
        textAlign="end"
        _empty={{ display: 'none' }}
      >
        {formatMessage({ id: 'notices.unread' }, { count: unread })}
      </Text>
    </Flex>
  )
}

/** Focuses the panel; closes it on Escape and on a press outside. */
function usePanelManners(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => panel.current?.focus({ preventScroll: true }), [panel])
  usePressOutside(panel, onClose)
  useKeys((event) => {
    if (event.key === 'Escape') onClose()
  })
}
