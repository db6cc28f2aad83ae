import { useIntl } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { Dashboard2ScreenQuery } from '../../__generated__/Dashboard2ScreenQuery.graphql.ts'
import { SearchButton } from '../../features/shell/palette/SearchButton.tsx'
import { Board } from '../../features/dashboard/Board.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { Stack } from '../../ui/layout/boxes.ts'

export const query = graphql`
  query Dashboard2ScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...Board_query
  }
`

/** The dashboard in one column at any width, in the order of a phone. */
export function Dashboard2Screen({ data }: { data: Dashboard2ScreenQuery['response'] }) {
  const { formatMessage } = useIntl()
  return (
    <Stack gap="8" w="full" maxW="41.25rem" mx="auto" pt="6" css={{ '--palier-card-columns': '2' }}>
      <VisuallyHidden>
        <h1>{formatMessage({ id: 'title.Dashboard2' })}</h1>
      </VisuallyHidden>
      <SearchButton isLarge />
      <Board query={data} isStacked />
    </Stack>
  )
}

export { Dashboard2Screen as Screen }
