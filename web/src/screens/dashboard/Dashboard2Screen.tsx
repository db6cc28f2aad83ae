import { graphql } from 'relay-runtime'
import type { Dashboard2ScreenQuery } from '../../__generated__/Dashboard2ScreenQuery.graphql.ts'
import { SearchButton } from '../../features/shell/palette/SearchButton.tsx'
import { Board } from '../../features/dashboard/Board.tsx'
import { Stack } from '../../ui/layout/boxes.ts'

export const query = graphql`
  query Dashboard2ScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...Board_query
  }
`

/** Dashboard in one column at any width, in the order of a phone. */
export function Dashboard2Screen({ data }: { data: Dashboard2ScreenQuery['response'] }) {
  return (
    <Stack gap="8" w="full" maxW="41.25rem" mx="auto" pt="6" css={{ '--palier-card-columns': '2' }}>
      <Board query={data} search={<SearchButton isLarge />} isStacked />
    </Stack>
  )
}

export { Dashboard2Screen as Screen }
