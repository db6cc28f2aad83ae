import { FormattedMessage } from 'react-intl'
import { graphql } from 'relay-runtime'
import type { ListScreenQuery } from '../../__generated__/ListScreenQuery.graphql.ts'
import { ListPanel } from '../../features/watchlists/list/ListPanel.tsx'
import { MissingScreen } from '../kernel/MissingScreen.tsx'

export const query = graphql`
  query ListScreenQuery($listId: String!) @preloadable {
    ...guards_query
    ...Shell_query
    viewer {
      ...ListPanel_viewer
      watchList(listId: $listId) {
        listId
        name
        ...ListPanel_list
      }
    }
  }
`

type Data = ListScreenQuery['response']

/** Name as the page title; null if the list does not exist. */
export function titleOf({ viewer }: Data): string | null {
  return viewer?.watchList?.name ?? null
}

export function ListScreen({ data: { viewer } }: { data: Data }) {
  const list = viewer?.watchList
  if (!viewer || !list) {
    return (
      <MissingScreen
        title={<FormattedMessage id="list.missing.title" />}
        text={<FormattedMessage id="list.missing.text" />}
      />
    )
  }
  // Another list remounts the page and so resets its filter and sort order.
  return <ListPanel key={list.listId} list={list} viewer={viewer} />
}

export { ListScreen as Screen }
