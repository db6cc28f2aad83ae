import { graphql } from 'relay-runtime'
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts'
import { useIsMobile } from '../../device/media.ts'
import { SearchButton } from '../../features/shell/palette/SearchButton.tsx'
import { Board } from '../../features/dashboard/Board.tsx'
import { Stack } from '../../ui/layout/boxes.ts'

export const query = graphql`
  query DashboardScreenQuery @preloadable {
    ...guards_query
    ...Shell_query
    ...Board_query
  }
`

export function DashboardScreen({ data }: { data: DashboardScreenQuery['response'] }) {
  const isMobile = useIsMobile()
  return (
    <Stack gap={{ base: '6', sm: '12' }} pt={{ base: '4', sm: '6' }}>
      <Board query={data} search={isMobile && <SearchButton isLarge />} />
    </Stack>
  )
}

export { DashboardScreen as Screen }
